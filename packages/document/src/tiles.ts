import { displayInvestment, TO_BE_AGREED } from '@acordo/brazil/investment';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';
import { investmentOf } from './investment.js';
import type { Services } from './services.js';

export interface Tile {
  key: keyof typeof COPY.tiles;
  label: string;
  value: string;
  /** What is paid besides the total (P106); '' elsewhere. */
  note: string;
}

type Summary = Pick<ProposalDocument, 'valor_total' | 'prazo' | 'paginas' | 'horas_trabalho'> & Services;

/** Summary tiles under the header, each only if present (P42). Without a price there is no Investimento tile. */
export function summaryTiles(document: Summary): Tile[] {
  const values: Record<Tile['key'], string> = {
    investment: hasPrice(document) ? displayInvestment(document.valor_total) : '',
    timeline: document.prazo.trim(),
    pages: document.paginas > 0 ? String(document.paginas) : '',
    hours: document.horas_trabalho.trim(),
  };
  const keys = ['investment', 'timeline', 'pages', 'hours'] as const;
  return keys
    .map((key) => ({
      key,
      label: COPY.tiles[key],
      value: values[key],
      note: key === 'investment' ? investmentOf(document).besides : '',
    }))
    .filter(({ value }) => value !== '');
}

/** Whether the proposal has a price (D43). */
export function hasPrice({ valor_total }: Pick<ProposalDocument, 'valor_total'>): boolean {
  return displayInvestment(valor_total) !== TO_BE_AGREED;
}
