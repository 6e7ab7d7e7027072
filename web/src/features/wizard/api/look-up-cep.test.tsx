import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { CEP_TIMEOUT_MS, lookUpCep } from './look-up-cep';

const never = new AbortController().signal;

afterEach(() => void jest.restoreAllMocks());

describe('postal-code look-up (D28)', () => {
  it('gives up after 2.5 s', async () => {
    expect(CEP_TIMEOUT_MS).toBe(2_500);
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('late')));
    globalThis.fetch = (_input, init) => Promise.reject(init?.signal?.reason);
    await expect(lookUpCep('01001000', never)).rejects.toThrow('late');
    expect(timeout).toHaveBeenCalledWith(CEP_TIMEOUT_MS);
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
