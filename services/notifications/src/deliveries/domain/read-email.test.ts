import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { MAIL_KINDS } from '@acordo/contracts/internal/mail/kinds';
import { describe, expect, it } from '@jest/globals';
import { readEmail } from './read-email.js';

describe('readLetter', () => {
  it.each(MAIL_KINDS)('reads what matches the contract of %s', (kind) => {
    const message = { kind, v: 1, model: mailFixtures[kind] };
    expect(readEmail({ kind, v: 1 }, message)).toEqual({ kind, model: mailFixtures[kind] });
  });

  it.each([
    [
      'another kind than the job said',
      { kind: 'proposal-rejected', v: 1, model: mailFixtures['proposal-rejected'] },
    ],
    ['another version', { kind: 'proposal-signed', v: 2, model: mailFixtures['proposal-signed'] }],
    [
      'a missing field',
      { kind: 'proposal-signed', v: 1, model: { ...mailFixtures['proposal-signed'], ip: undefined } },
    ],
    [
      'a field too many',
      { kind: 'proposal-signed', v: 1, model: { ...mailFixtures['proposal-signed'], cpf: '1' } },
    ],
    ['no model', { kind: 'proposal-signed', v: 1, model: null }],
  ])('is null for %s', (_what, message) => {
    expect(readEmail({ kind: 'proposal-signed', v: 1 }, message)).toBeNull();
  });
});
