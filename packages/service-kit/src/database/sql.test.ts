import { describe, expect, it } from '@jest/globals';
import { assignments, join, parameters, raw, type Sql, sql } from './sql.js';
import { Statement } from './statement.js';

interface Wanted {
  id: string;
  nome: string | null;
}
const p = parameters<Wanted>();
const event = parameters<{ seq: number }, 'event'>('event');
let count = 0;
const made = <Values extends object>(query: Sql<Values>) => new Statement(`test-${(count += 1)}`, query);

describe('named parameters in SQL', () => {
  it('become numbers in the order in which they are first named, one for each name', () => {
    const { text } = made(sql`SELECT ${p.nome} WHERE id = ${p.id} OR nome = ${p.nome}`);
    expect(text).toBe('SELECT $1 WHERE id = $2 OR nome = $1');
  });

  it('are separate in groups, so that fragments with the same names can be combined', () => {
    const own = parameters<{ seq: number }>();
    const query = made(sql`SELECT ${own.seq}, ${event.seq}`);
    expect(query.bind({ seq: 1, event: { seq: 2 } }).values).toEqual([1, 2]);
  });

  it('take a null, and refuse what is missing', () => {
    const query = made(sql`SELECT ${p.id}, ${p.nome}`);
    expect(query.bind({ id: 'a', nome: null }).values).toEqual(['a', null]);
    expect(() => query.bind({ id: 'a' } as Wanted)).toThrow(/no value for nome/);
    expect(() => made(sql`SELECT ${event.seq}`).bind({} as never)).toThrow(/no value for event\.seq/);
  });

  it('belong to the fragments that they are in', () => {
    const inner = sql`a = ${p.id}`;
    expect(made(sql`WITH x AS (${raw('SELECT 1')}) SELECT ${inner}, ${join([p.nome, p.id])}`).text).toBe(
      'WITH x AS (SELECT 1) SELECT a = $1, $2, $1',
    );
    expect(made(sql`SET ${assignments(['id', 'nome'], p)}`).text).toBe('SET id = $1, nome = $2');
  });

  it('are checked by the compiler', () => {
    const query = new Statement('typed', sql`SELECT ${p.id}, ${event.seq}`);
    expect(query.bind({ id: 'a', event: { seq: 1 } }).values).toEqual(['a', 1]);
    // @ts-expect-error -- the event is missing
    expect(() => query.bind({ id: 'a' })).toThrow(TypeError);
    // @ts-expect-error -- no text becomes SQL
    expect(() => sql`SELECT ${'x'}`).toThrow(TypeError);
  });
});
