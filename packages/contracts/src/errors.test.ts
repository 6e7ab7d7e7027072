import { describe, expect, it } from '@jest/globals';
import { ERRORS, errorText } from './errors.js';

describe('error table', () => {
  it('words the free limit exactly (D5)', () => {
    expect(errorText('LIMIT_REACHED', { max: 3 })).toEqual({
      status: 403,
      error: 'Limite de propostas atingido',
      message: 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
    });
  });
  it('uses the text of error for message where it has none of its own', () => {
    expect(errorText('EMAIL_TAKEN').message).toBe('E-mail já cadastrado');
  });
  it('uses the statuses of D5 alone', () => {
    const allowed = [400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 423, 429, 431, 500, 503];
    for (const row of Object.values(ERRORS)) expect(allowed).toContain(row.status);
  });
});
