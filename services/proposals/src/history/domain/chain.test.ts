import { describe, expect, it } from '@jest/globals';
import { append, eventHash } from './chain.js';
import { type ChainedEvent, type Details, type EventFacts, NO_EVENTS } from './event.js';
import { verifyChain } from './verify-chain.js';

const id = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';
const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 12, 0, second));
const happenings: EventFacts[] = [
  { tipo: 'criada', em: at(0), detalhes: { versao: 1 } },
  { tipo: 'editada', em: at(1), detalhes: { versao: 2 } },
  { tipo: 'link_gerado', em: at(2), detalhes: {} },
  { tipo: 'assinada', em: at(3), detalhes: { nome: 'José' } },
];

function history(what = happenings) {
  let end = NO_EVENTS;
  const rows = what.map((happening) => {
    const row = append(id, end, happening);
    end = { length: row.seq, head: row.hash };
    return row;
  });
  const details = new Map<number, Details>(rows.map((row) => [row.seq, row]));
  return { rows: rows as ChainedEvent[], details, end };
}

describe('history (D19)', () => {
  it('hashes the same event the same way in every release', () => {
    const event = {
      proposal_id: id,
      seq: 1,
      tipo: 'criada',
      em: at(0),
      hash_anterior: NO_EVENTS.head,
      hash_detalhes: Buffer.alloc(32, 1),
    };
    expect(eventHash(event).toString('hex')).toBe(
      '084313b033991b0533cc06c8f9af029d17ffb678890e08cbc777c07f94ba8bbc',
    );
  });

  it('is valid as written', () => {
    const { rows, details, end } = history();
    expect(verifyChain(rows, details, end)).toEqual({ intact: true, erased: [], backwards: [] });
  });

  it('is valid with erased details, and returns which', () => {
    const { rows, details, end } = history();
    details.delete(4);
    expect(verifyChain(rows, details, end)).toEqual({ intact: true, erased: [4], backwards: [] });
  });

  it('reports a clock that went back', () => {
    const [first, second] = happenings;
    if (!first || !second) throw new Error('no happenings');
    const { rows, details, end } = history([second, first]);
    expect(verifyChain(rows, details, end)).toMatchObject({ intact: true, backwards: [2] });
  });

  it.each<[string, (given: ReturnType<typeof history>) => void, object]>([
    [
      'a changed type',
      ({ rows }) => Object.assign(rows[1] ?? {}, { tipo: 'vista' }),
      { seq: 2, kind: 'altered' },
    ],
    [
      'a changed instant',
      ({ rows }) => Object.assign(rows[2] ?? {}, { em: at(9) }),
      { seq: 3, kind: 'altered' },
    ],
    ['a row taken out', ({ rows }) => void rows.splice(1, 1), { seq: 2, kind: 'missing' }],
    ['the last row taken off', ({ rows }) => void rows.pop(), { seq: 4, kind: 'missing' }],
    ['two rows swapped', ({ rows }) => void rows.reverse(), { seq: 1, kind: 'missing' }],
    [
      'changed details',
      ({ details }) => void details.set(4, { sal: Buffer.alloc(16), detalhes: '{"nome":"Ana"}' }),
      { seq: 4, kind: 'details-altered' },
    ],
    [
      'a row put at the end',
      ({ rows, end }) => void rows.push(append(id, end, { tipo: 'vista', em: at(9), detalhes: {} })),
      { seq: 6, kind: 'cut-off' },
    ],
    [
      'a row rewritten with a right hash',
      ({ rows }) => {
        const event = Object.assign(rows[1] ?? ({} as ChainedEvent), { tipo: 'vista' });
        event.hash = eventHash(event);
      },
      { seq: 3, kind: 'unlinked' },
    ],
  ])('finds %s', (_name, tamper, fault) => {
    const given = history();
    tamper(given);
    expect(verifyChain(given.rows, given.details, given.end)).toMatchObject({ intact: false, fault });
  });
});
