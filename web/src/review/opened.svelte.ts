// The record somebody opened in the lobby, on its way to the review page.

class Opened {
  text = $state<string | null>(null);
}

export const opened = new Opened();
