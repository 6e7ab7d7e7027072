import { addressGroup } from '@acordo/service-kit/limits/address-group';
import type { Happening } from './happening.js';
import type { AccountRef } from './persistence/activity.js';

/** Whose it was said to be: a (normalised) e-mail that may have no account, or an account that is known. */
export type Said = { tipo: AccountRef['tipo']; email: string } | { tipo: AccountRef['tipo']; id: string };

export interface Note {
  said: Said;
  happening: Happening;
  vezes: number;
  /** On the process's own clock. */
  at: number;
}

/** Different notes that wait at once; a second's worth, so that a flood takes a few megabytes at most. */
const MOST = 5_000;

/** What waits to be written, in memory alone: an e-mail in it may be a password that was typed into the wrong field. */
export class WaitingNotes {
  private notes = new Map<string, Note>();

  /** False: there are too many. What is there already only counts. */
  add(said: Said, happening: Happening): boolean {
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

  /** All of them; none waits any more. */
  take(): Note[] {
    const taken = [...this.notes.values()];
    this.notes = new Map();
    return taken;
  }
}
