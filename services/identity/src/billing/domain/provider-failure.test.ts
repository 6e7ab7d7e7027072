import { describe, expect, it } from '@jest/globals';
import { failureOf, isAlreadyOver } from './provider-failure.js';

describe('the payment provider’s errors when cancelling (D37)', () => {
  it('no such subscription counts as cancelled', () => {
    expect(isAlreadyOver({ code: 'resource_missing', message: 'No such subscription: sub_1' })).toBe(true);
  });
  it.each(['live', 'test'])('one in %s mode does not: the key is the wrong one', (mode) => {
    const error = {
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
      message: `No such subscription: 'sub_1'; a similar object exists in ${mode} mode, but another key was used`,
    };
    expect(isAlreadyOver(error)).toBe(false);
    expect(failureOf(error)).toBe('chave_recusada');
  });
  it.each([
    [{ type: 'StripeConnectionError' }, 'sem_resposta'],
    [{ type: 'StripeAuthenticationError', statusCode: 401 }, 'chave_recusada'],
    [{ type: 'StripePermissionError', statusCode: 403 }, 'chave_recusada'],
    [{ type: 'StripeAPIError', statusCode: 500 }, 'erro_do_provedor'],
    [{ type: 'StripeRateLimitError', statusCode: 429 }, 'erro_do_provedor'],
    [new Error('anything'), 'erro_do_provedor'],
    [undefined, 'erro_do_provedor'],
  ])('%j is reported by our own code: %s', (error, word) => {
    expect([isAlreadyOver(error), failureOf(error)]).toEqual([false, word]);
  });
});
