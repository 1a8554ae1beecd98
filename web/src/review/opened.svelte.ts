// The record somebody opened in the lobby, on its way to the review page.
import type { Review } from "$lib/messages";

class Opened {
  review = $state.raw<Review | null>(null);
}

export const opened = new Opened();
