import { describe, expect, it } from '@jest/globals';
import { isAlive, lookAt, markOf, parseStat } from './processes.mjs';

const stat = (name: string, state: string) =>
  `42 (${name}) ${state} 7 42 42 0 -1 4194304 100 0 0 0 1 1 0 0 20 0 1 0 98765 1000 10`;

describe('processes', () => {
  it.each(['node', 'npm start', 'a) S 9 (b'])('are read whatever they are called: %s', (name) => {
    expect(parseStat(stat(name, 'S'))).toEqual({ name, parent: 7, birth: '98765' });
  });
  it('are gone when only a zombie is left', () => {
    expect(parseStat(stat('postgres', 'Z'))).toBeUndefined();
  });
  it('are recognised by id and birth', () => {
    const me = markOf(process.pid);
    expect(isAlive(me)).toBe(true);
    expect(isAlive({ ...me, birth: 'another' })).toBe(false);
    expect(isAlive({ pid: 4_194_000 })).toBe(false);
    expect(lookAt(process.pid)?.parent).toBe(process.ppid);
  });
});
