import { describe, expect, it } from '@jest/globals';
import { createLogger } from './logger.js';

function logged(write: (logger: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger({ name: 'x', level: 'info' }, { write: (line: string) => void lines.push(line) }));
  return lines;
}
const failed = (message: string, code?: string) =>
  logged((logger) =>
    logger.error({ err: Object.assign(new Error(message), { code }) }, 'unexpected error'),
  ).join('');

describe('what a log contains of an error (D35)', () => {
  it('is no value that the database quotes', () => {
    const line = failed('invalid input syntax for type uuid: "390.533.447-05"', '22P02');
    expect(line).not.toContain('390');
    expect(line).toContain('invalid input syntax for type uuid');
  });

  it('is the name of the violated constraint', () => {
    expect(failed('duplicate key value violates unique constraint "users_pkey"', '23505')).toContain(
      'users_pkey',
    );
  });

  it('is short, and one line, whatever was thrown (attack 86)', () => {
    const line = failed(`\n{"level":50}\u001b[31m${'x'.repeat(100_000)}`);
    expect(line.match(/\n/g)).toHaveLength(1);
    expect(line).not.toContain('\u001b');
    expect(line.length).toBeLessThan(8_192);
  });
});
