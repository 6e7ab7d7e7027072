import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CEP_TIMEOUT_MS, lookUpCep } from './look-up-cep';

const never = new AbortController().signal;

afterEach(() => void jest.restoreAllMocks());

describe('postal-code look-up (D28)', () => {
  it('gives up after 2.5 s', async () => {
    expect(CEP_TIMEOUT_MS).toBe(2_500);
    jest.useFakeTimers();
    try {
      globalThis.fetch = (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('late')));
        });
      let state = 'waiting';
      const asked = lookUpCep('01001000', never).catch((error: Error) => (state = error.message));
      await jest.advanceTimersByTimeAsync(CEP_TIMEOUT_MS - 1);
      expect(state).toBe('waiting');
      await jest.advanceTimersByTimeAsync(1);
      await asked;
      expect(state).toBe('late');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is requested by the browser, without cookies and the page’s address (attack 142)', async () => {
    const asked: Parameters<typeof fetch>[] = [];
    globalThis.fetch = (input, init) => {
      asked.push([input, init]);
      return Promise.resolve(new Response('{"erro": true}'));
    };
    await expect(lookUpCep('01001000', never)).resolves.toBeNull();
    expect(asked).toMatchObject([
      ['https://viacep.com.br/ws/01001000/json/', { credentials: 'omit', referrerPolicy: 'no-referrer' }],
    ]);
  });

  it.each([
    ['a response that is no success', () => new Response('', { status: 500 })],
    ['a response that is no JSON', () => new Response('<html>')],
  ])('fails on %s (attack 143)', async (_what, response) => {
    globalThis.fetch = () => Promise.resolve(response());
    await expect(lookUpCep('01001000', never)).rejects.toThrow();
  });
});
