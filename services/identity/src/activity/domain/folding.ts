import type { ActivityKind, ActivityMethod } from '@acordo/contracts/http/auth/activity-kinds';

const TEN_MINUTES_S = 10 * 60;
const DAY_S = 24 * 60 * 60;

/** Events that anybody can cause without being signed in, without limit. */
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
  /** Repetitions with the same key in one window are the same row, with a counter. */
  key: string;
  windowSeconds: number;
  /** Rows of this kind in a day; all later ones are one more row for the rest of the day. */
  rowsPerDay: number;
}

/**
 * Which events are one row, so that an account has few rows under attack: guessing all day from one address
 * makes one row, from a thousand addresses six. The owner's events are separated by browser and by ten minutes.
 * `address` is the group that D48 counts by.
 */
export function foldingOf({ tipo, metodo, aparelho }: What, address: string): Folding {
  const key = `${metodo ?? ''} ${address}`;
  return BY_STRANGERS.has(tipo)
    ? { key, windowSeconds: DAY_S, rowsPerDay: 5 }
    : { key: `${key} ${aparelho}`, windowSeconds: TEN_MINUTES_S, rowsPerDay: 40 };
}
