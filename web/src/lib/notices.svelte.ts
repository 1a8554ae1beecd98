// Short notices at the edge of the page, and what a screen reader should say.
export interface Notice {
  id: number;
  text: string;
}

class Notices {
  shown = $state<Notice[]>([]);
  polite = $state("");
  assertive = $state("");
  private next = 1;

  tell(text: string): void {
    const notice = { id: this.next++, text };
    this.shown = [...this.shown.filter((other) => other.text !== text).slice(-2), notice];
    setTimeout(() => this.close(notice.id), 6000);
  }

  close(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  announce(text: string): void {
    this.polite = text;
  }

  interrupt(text: string): void {
    this.assertive = text;
  }
}

export const notices = new Notices();
