import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { describe, expect, it } from '@jest/globals';
import { ApiError, errorFrom, networkError } from '../../../shared/http/api-error.js';
import { decisionProblem, loadProblem, refusalText } from './failure.js';
import { rejectionFailure, signingFailure } from './failure-words.js';

const failed = (code: ErrorCode, fields?: Record<string, string>) =>
  new ApiError({ code, ...errorText(code), ...(fields ? { fields } : {}) });

describe('a failed load', () => {
  it.each(['LINK_NOT_FOUND', 'LINK_EXPIRED'] as const)('%s: the link is invalid (D15)', (code) => {
    expect(loadProblem(failed(code))).toEqual({ state: 'missing', text: 'Link inválido ou expirado' });
  });
  it('a token that is no path segment is invalid', () => {
    expect(loadProblem(new RangeError('No value for :token')).state).toBe('missing');
  });
  it('everything else is temporary', () => {
    expect(loadProblem(networkError(undefined))).toEqual({
      state: 'failed',
      text: 'Não foi possível conectar ao servidor',
    });
    expect(loadProblem(failed('TOO_MANY')).state).toBe('failed');
    expect(loadProblem(failed('UNAVAILABLE')).state).toBe('failed');
    expect(loadProblem(new Error('bug')).state).toBe('failed');
  });
});

describe('a failed decision', () => {
  it.each([
    ['CONTENT_CHANGED', 'over'],
    ['ALREADY_DECIDED', 'over'],
    ['STATE_CONFLICT', 'over'],
    ['RECORD_IN_VERIFICATION', 'over'],
    ['LOCKED', 'over'],
    ['LINK_EXPIRED', 'over'],
    ['LINK_NOT_FOUND', 'over'],
    ['IN_PROGRESS', 'over'],
    ['TOO_MANY', 'other'],
    ['OWNER_CANNOT_DECIDE', 'other'],
    ['INTERNAL', 'other'],
    ['INVALID_FIELDS', 'other'],
  ] as const)('%s is %s', (code, problem) => {
    expect(decisionProblem(failed(code))).toBe(problem);
  });
  it('recognises invalid fields and a missing connection', () => {
    expect(decisionProblem(failed('INVALID_FIELDS', { versao: 'Valor inválido' }))).toBe('other');
    expect(decisionProblem(failed('INVALID_FIELDS', { email: 'Email deve ter formato válido' }))).toBe(
      'fields',
    );
    expect(decisionProblem(networkError(undefined))).toBe('other');
  });
});

describe('the message of a failed signature (P92)', () => {
  it.each([
    [failed('OWNER_CANNOT_DECIDE'), 'O dono da proposta não pode assiná-la nem recusá-la.'],
    [errorFrom(502, '<html>'), 'Erro ao processar assinatura'],
    [networkError(undefined), 'Tente novamente em alguns instantes.'],
    [new Error('bug'), 'Tente novamente em alguns instantes.'],
  ])('%s', (error, text) => {
    expect(signingFailure(error)).toEqual({ title: 'Erro ao assinar proposta', text, wait: 0 });
  });

  it('has the server’s Retry-After (D48)', () => {
    const { error } = errorText('TOO_MANY');
    const refused = new ApiError({ code: 'TOO_MANY', ...errorText('TOO_MANY'), retryAfter: 40 });
    expect(signingFailure(refused)).toEqual({ title: 'Erro ao assinar proposta', text: error, wait: 40 });
  });

  it('has the client’s text, and not the owner’s', () => {
    expect(refusalText(failed('LOCKED'))).toBe('Esta proposta já foi assinada e não aceita outra resposta.');
  });
});

describe('the message of a failed rejection', () => {
  const title = 'Erro ao rejeitar a proposta. Tente novamente.';
  it.each([
    [networkError(undefined), title, ''],
    [errorFrom(502, '<html>'), title, ''],
    [failed('UNAVAILABLE'), title, errorText('UNAVAILABLE').error],
    [failed('TOO_MANY'), title, errorText('TOO_MANY').error],
    [failed('OWNER_CANNOT_DECIDE'), 'Erro ao rejeitar a proposta', errorText('OWNER_CANNOT_DECIDE').error],
  ])('%s', (error, said, text) => {
    expect(rejectionFailure(error)).toEqual({ title: said, text, wait: 0 });
  });
});
