// Who sits at this browser, as the server knows them.
import { api } from "./api";

class Myself {
  name = $state<string | null>(null);
  known = $state(false);

  async load(): Promise<void> {
    this.name = (await api.me()).name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name;
  }

  /** Whoever sits down needs a name; the same name again costs no request. */
  async ensure(name: string): Promise<void> {
    if (name.trim() && name.trim() !== this.name) await this.rename(name);
  }
}

export const me = new Myself();
