import type { ResponseOf } from '@acordo/contracts/call';
import type { proposalStats } from '@acordo/contracts/http/propostas/stats';

export type Figures = ResponseOf<typeof proposalStats>;

/** P26, in their order. Expired ones count in the total only (D46) and stand below it. */
export const FIGURES = [
  'total',
  'rascunhos',
  'enviados',
  'aceitos',
  'rejeitados',
] as const satisfies (keyof Figures)[];
export type Figure = (typeof FIGURES)[number];

const ALL: readonly (keyof Figures)[] = [...FIGURES, 'expirados'];

/** Null for anything but what `JSON.stringify` makes of figures. */
export function parseFigures(text: string | null): Figures | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Figures, unknown>> | null;
    return value && ALL.every((figure) => Number.isInteger(value[figure])) ? (value as Figures) : null;
  } catch {
    return null;
  }
}

/** Which figures people see differ. A proposal that expires leaves the sent ones, so that is seen there. */
export const changedFigures = (before: Figures, now: Figures): Figure[] =>
  FIGURES.filter((figure) => before[figure] !== now[figure]);
