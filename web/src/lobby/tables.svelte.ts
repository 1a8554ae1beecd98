// The tables of whoever sits at this browser, asked for again and again while the lobby is open.
import { api, sentenceOf } from "$lib/api";
import type { TableSummary } from "$lib/messages";
import { notices } from "$lib/notices.svelte";

const REFRESH = 10_000;

export class MyTables {
  /** Null until the server has told. */
  all = $state<TableSummary[] | null>(null);
  running = $derived((this.all ?? []).filter((table) => table.to_act >= 0).sort(byUrgency));
  finished = $derived((this.all ?? []).filter((table) => table.to_act < 0).sort(byTime));
  waiting = $derived(this.running.filter(isMine).length);

  async refresh(): Promise<void> {
    try {
      this.all = await api.tables();
    } catch {
      // The next round asks again; what is shown stays.
    }
  }

  async remove(table: TableSummary): Promise<void> {
    try {
      await api.deleteTable(table.id);
    } catch (error) {
      notices.tell(sentenceOf(error));
    }
    await this.refresh();
  }

  /** Ask until the function given back is called. */
  keepFresh(): () => void {
    const again = () => void (document.hidden || this.refresh());
    const timer = setInterval(again, REFRESH);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }
}

function isMine(table: TableSummary): boolean {
  return table.yours.includes(table.to_act);
}

function byTime(one: TableSummary, other: TableSummary): number {
  return other.moved - one.moved;
}

/** My move first. */
function byUrgency(one: TableSummary, other: TableSummary): number {
  return Number(isMine(other)) - Number(isMine(one)) || byTime(one, other);
}
