import { inThousands } from '@acordo/brazil/money';
import type { ResponseOf } from '@acordo/contracts/call';
import type { proposalStats } from '@acordo/contracts/http/propostas/stats';

type Response = ResponseOf<typeof proposalStats>;
type Worth = 'valor_em_aberto' | 'valor_fechado';
/** Responses and figures of before P113 have no amounts. */
export type Figures = Omit<Response, Worth> & Partial<Pick<Response, Worth>>;

/** P26, in their order. Expired ones count in the total only (D46) and stand below it. */
export const FIGURES = [
  'total',
  'rascunhos',
  'enviados',
  'aceitos',
  'rejeitados',
] as const satisfies (keyof Figures)[];
export type Figure = (typeof FIGURES)[number];

const COUNTED: readonly (keyof Figures)[] = [...FIGURES, 'expirados'];

/** Null for anything but what `JSON.stringify` makes of figures. */
export function parseFigures(text: string | null): Figures | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof Figures, unknown>> | null;
    return value && COUNTED.every((figure) => Number.isInteger(value[figure])) ? (value as Figures) : null;
  } catch {
    return null;
  }
}

/** Which figures people see differ. A proposal that expires leaves the sent ones, so that is seen there. */
export const changedFigures = (before: Figures, now: Figures): Figure[] =>
  FIGURES.filter((figure) => before[figure] !== now[figure]);

const AMOUNT = /^(\d+)\.(\d\d)$/;

/** What sent and signed proposals are worth, for people (P113); '' for nothing. A sum may be larger than any amount (D4). */
export function worthOf(figures: Figures): { open: string; won: string } {
  return { open: inReais(figures.valor_em_aberto), won: inReais(figures.valor_fechado) };
}

function inReais(sum: unknown): string {
  const [, whole = '', decimals = ''] = AMOUNT.exec(String(sum)) ?? [];
  return Number(whole + decimals) > 0 ? `R$ ${inThousands(whole)},${decimals}` : '';
}
