import { describe, expect, it } from '@jest/globals';
import { DEVELOPMENT_STATUSES } from '@acordo/contracts/http/propostas/states';
import { append } from './chain.js';
import {
  type ChainedEvent,
  type ChainEnd,
  type Details,
  type EventFacts,
  NO_EVENTS,
  type StoredEvent,
} from './event.js';
import { continueChain, TAIL_MOST } from './tail.js';
import { verifyChain } from './verify-chain.js';

type Row = ChainedEvent & Details;
const id = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';
const at = (second: number) => new Date(Date.UTC(2026, 10, 27, 12, 0, second));
const edited = (second: number, versao: number): EventFacts => ({
  tipo: 'editada',
  em: at(second),
  detalhes: { versao },
});
const developed = (second: number, de: string, para: string): EventFacts => ({
  tipo: 'desenvolvimento_alterado',
  em: at(second),
  detalhes: { de, para },
});

/** A history's rows after each event. */
class History {
  rows: Row[] = [append(id, NO_EVENTS, { tipo: 'criada', em: at(0), detalhes: { versao: 1 } })];

  get end(): ChainEnd {
    const last = this.rows.at(-1) as Row;
    return { length: last.seq, head: last.hash };
  }

  tail = (): StoredEvent[] => this.rows.slice(-TAIL_MOST);

  happens(...happenings: EventFacts[]): this {
    for (const happening of happenings) {
      const { event, rewritten } = continueChain(id, this.end, this.tail(), happening);
      if (rewritten.length === 0) this.rows.push(event);
      else this.rows.splice((rewritten[0] as Row).seq - 1, rewritten.length, ...rewritten);
      expect(verifyChain(this.rows, new Map(this.rows.map((row) => [row.seq, row])), this.end)).toMatchObject(
        {
          intact: true,
          backwards: [],
        },
      );
    }
    return this;
  }

  said = () => this.rows.map(({ tipo, detalhes }) => [tipo, JSON.parse(detalhes)]);
}

describe('an owner’s repeated changes before anybody looks (docs/decisions/0029)', () => {
  it('are one event, with how often and since when', () => {
    const history = new History().happens(edited(1, 2), edited(2, 3), edited(3, 4));
    expect(history.said()).toEqual([
      ['criada', { versao: 1 }],
      ['editada', { versao: 4, vezes: 3, desde: at(1).toISOString() }],
    ]);
    expect(history.rows[1]?.em).toEqual(at(3));
  });

  it('keep each development status that was reached, and move events between', () => {
    const history = new History().happens(
      developed(1, 'pendente', 'iniciado'),
      edited(2, 2),
      developed(3, 'iniciado', 'pendente'),
      developed(4, 'pendente', 'iniciado'),
    );
    expect(history.said()).toEqual([
      ['criada', { versao: 1 }],
      ['editada', { versao: 2 }],
      ['desenvolvimento_alterado', { de: 'iniciado', para: 'pendente' }],
      [
        'desenvolvimento_alterado',
        { de: 'pendente', para: 'iniciado', vezes: 2, desde: at(1).toISOString() },
      ],
    ]);
    expect(history.rows.map(({ em }) => em)).toEqual([at(0), at(2), at(3), at(4)]);
  });

  it('never exceed one edit and one change to each status, in whatever order', () => {
    const history = new History();
    for (let i = 0; i < 300; i += 1) {
      const para = DEVELOPMENT_STATUSES[(i * 7) % DEVELOPMENT_STATUSES.length] as string;
      history.happens(i % 3 ? developed(i, 'x', para) : edited(i, i + 2));
    }
    expect(history.rows).toHaveLength(1 + TAIL_MOST);
  });

  it('are a separate event after any other event', () => {
    const linked: EventFacts = { tipo: 'link_gerado', em: at(2), detalhes: {} };
    const history = new History().happens(edited(1, 2), linked, edited(3, 3), edited(4, 4));
    expect(history.said().map(([tipo]) => tipo)).toEqual(['criada', 'editada', 'link_gerado', 'editada']);
    expect(history.rows[1]?.em).toEqual(at(1));
  });

  it('are not merged with an event whose details were erased', () => {
    const history = new History().happens(edited(1, 2));
    const tail = history.tail().map((row) => ({ ...row, sal: null, detalhes: null }));
    expect(continueChain(id, history.end, tail, edited(2, 3)).rewritten).toEqual([]);
  });
});
