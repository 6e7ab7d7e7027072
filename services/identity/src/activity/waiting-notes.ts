import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { ActivityEvent } from './activity-event.js';
import type { AccountRef } from './persistence/activity.js';

/** Whose it is: a (normalised) email that may have no account, or a known account. */
export type NamedAccount =
  | { tipo: AccountRef['tipo']; email: string }
  | { tipo: AccountRef['tipo']; id: string };

export interface Note {
  said: NamedAccount;
  happening: ActivityEvent;
  vezes: number;
  /** On the process's own clock. */
  at: number;
}

/** The maximum of different waiting entries, of one second, so that a flood takes a few megabytes at most. */
const MOST = 5_000;

/** Entries to be written, only in memory: an email in it may be a password that was typed into the wrong field. */
export class WaitingNotes {
  private notes = new Map<string, Note>();

  /** False: there are too many. Repeated entries only raise a counter. */
  add(said: NamedAccount, happening: ActivityEvent): boolean {
    const who = 'id' in said ? said.id : said.email;
    const { tipo, metodo, ip } = happening;
    const key = JSON.stringify([said.tipo, who, tipo, metodo, addressGroup(ip)]);
    const known = this.notes.get(key);
    if (!known && this.notes.size >= MOST) return false;
    this.notes.set(key, { said, happening, vezes: (known?.vezes ?? 0) + 1, at: performance.now() });
    return true;
  }

  get size(): number {
    return this.notes.size;
  }

  /** Returns and removes all of them. */
  take(): Note[] {
    const taken = [...this.notes.values()];
    this.notes = new Map();
    return taken;
  }
}
