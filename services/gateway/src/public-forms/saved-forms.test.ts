import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type SavedForm, SavedForms } from './saved-forms.js';

const PATH = '/public/proposal/abc';
const MINUTE = 60_000;
const form: SavedForm = {
  kind: 'recusar',
  sent: { motivo: 'Ficou caro.' },
  refusal: { status: 422, body: '{}' },
  retryAt: null,
};

let now = 0;
const kept = new SavedForms([Buffer.alloc(32, 7)], 'https://acordo.example', () => now);
const withCookie = (cookie: string) => ({ headers: { cookie } }) as FastifyRequest;

/** The cookies that a browser sends afterwards. */
function cookiesOf(keep: (reply: FastifyReply) => void): string {
  let set: string[] = [];
  const reply = { header: (_name: string, value: string[]) => (set = value) };
  keep(reply as unknown as FastifyReply);
  return set.map((line) => line.split(';')[0]).join('; ');
}

describe('a form stored in its browser (attack 372)', () => {
  now = Date.now();
  const cookies = cookiesOf((reply) => kept.keep(form, PATH, withCookie('acordo_resposta_0=1'), reply));

  it('is decrypted for half an hour, whoever sends its cookies', () => {
    const began = now;
    now = began + 29 * MINUTE;
    expect(kept.read('recusar', PATH, withCookie(cookies))).toEqual(form);
    now = began + 30 * MINUTE;
    expect(kept.read('recusar', PATH, withCookie(cookies))).toBeNull();
    now = began;
  });

  it('is decrypted only for its own link and form', () => {
    expect(kept.read('assinar', PATH, withCookie(cookies))).toBeNull();
    expect(kept.read('recusar', `${PATH}d`, withCookie(cookies))).toBeNull();
  });
});
