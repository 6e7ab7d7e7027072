import { describe, expect, it } from '@jest/globals';
import { condensedHistory, type HistoryRow } from './condensed-history.js';
import type { SignedEvent } from './signature-evidence.js';

const history = (...tipos: string[]): SignedEvent[] =>
  tipos.map((tipo, at) => ({ seq: at + 1, tipo, em: new Date(at), hash: Buffer.alloc(32) }));
const views = (count: number) => Array.from({ length: count }, () => 'vista');
const shown = (rows: HistoryRow[]) =>
  rows.map((row) =>
    'event' in row
      ? row.event.seq
      : `${row.gap.tipo} ${row.gap.from.seq}-${row.gap.to.seq}: ${row.gap.count}`,
  );

describe('condensedHistory', () => {
  it('shows an ordinary history completely', () => {
    const events = history('criada', 'link_gerado', ...views(4), 'assinada');
    expect(shown(condensedHistory(events))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('shows the first and the last of many views, and how many were between', () => {
    const events = history('criada', 'link_gerado', ...views(6_000), 'assinada');
    expect(shown(condensedHistory(events))).toEqual([1, 2, 3, 'vista 4-6001: 5998', 6002, 6003]);
  });

  it('shows at most 301 rows of a history that never repeats itself', () => {
    const events = history(
      ...Array.from({ length: 1_000 }, (_, at) => (at % 2 ? 'editada' : 'vista')),
      'assinada',
    );
    const rows = shown(condensedHistory(events));
    expect(rows).toHaveLength(301);
    expect(rows.slice(99, 102)).toEqual([100, 'null 101-801: 701', 802]);
    expect(rows.at(-1)).toBe(1_001);
  });
});
