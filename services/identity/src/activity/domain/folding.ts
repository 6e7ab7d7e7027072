import type { ActivityKind, ActivityMethod } from '@acordo/contracts/http/auth/activity-kinds';

const TEN_MINUTES_S = 10 * 60;
const DAY_S = 24 * 60 * 60;

/** What anybody can make happen to an account without being signed in to it, as often as they like. */
const BY_STRANGERS: ReadonlySet<ActivityKind> = new Set<ActivityKind>([
  'entrada-recusada',
  'limite-entrada',
  'recuperacao-pedida',
  'limite-recuperacao',
  'codigo-pedido',
  'codigo-recusado',
  'limite-codigo',
]);

interface What {
  tipo: ActivityKind;
  metodo: ActivityMethod | null;
  aparelho: string;
}

export interface Folding {
  /** What happens again with the same key in one window is the same row, which counts. */
  key: string;
  windowSeconds: number;
  /** Rows of this kind in a day; what comes after them, from wherever, is one more row for the rest of the day. */
  rowsPerDay: number;
}

/**
 * Which happenings are one row, so that an account's rows stay few under attack: whoever guesses all day from one address
 * makes one row, from a thousand addresses six. What the owner does is told apart by browser and by ten minutes.
 * `address` is the group that D48 counts by.
 */
export function foldingOf({ tipo, metodo, aparelho }: What, address: string): Folding {
  const key = `${metodo ?? ''} ${address}`;
  return BY_STRANGERS.has(tipo)
    ? { key, windowSeconds: DAY_S, rowsPerDay: 5 }
    : { key: `${key} ${aparelho}`, windowSeconds: TEN_MINUTES_S, rowsPerDay: 40 };
}
