import { describe, expect, it } from '@jest/globals';
import { errorText, type ErrorCode } from '@acordo/contracts/errors';
import { saveFailure } from './save-failure';

const refused = (code: ErrorCode, fields = {}) => ({ code, fields, ...errorText(code, { max: 3 }) });

describe('when saving fails (P90)', () => {
  it('has the server’s limit message', () => {
    const failure = saveFailure(refused('LIMIT_REACHED'), 'create');
    expect(failure).toMatchObject({
      kind: 'limit',
      title: 'Limite Atingido',
      text: 'Você atingiu o limite de 3 propostas gratuitas. Entre em contato para propostas ilimitadas.',
    });
    expect(saveFailure({ ...refused('LIMIT_REACHED'), message: '' }, 'create').text).toBe(
      'Você atingiu o limite de propostas gratuitas.',
    );
  });
  it.each([null, refused('FORBIDDEN'), refused('INTERNAL'), refused('UNAVAILABLE')])(
    'has a message %#',
    (error) => {
      expect(saveFailure(error, 'create')).toMatchObject({
        title: 'Erro',
        text: 'Não foi possível criar a proposta.',
      });
      expect(saveFailure(error, 'edit').text).toBe('Não foi possível atualizar a proposta.');
    },
  );
  it('distinguishes an older version and a signed proposal (D17, D14)', () => {
    expect(saveFailure(refused('STALE_VERSION'), 'edit')).toMatchObject({
      kind: 'stale',
      text: 'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.',
    });
    expect(saveFailure(refused('LOCKED'), 'edit').kind).toBe('locked');
  });
  it('reports full storage, and how to free some (docs/decisions/0029)', () => {
    for (const mode of ['create', 'edit'] as const)
      expect(saveFailure(refused('STORAGE_FULL'), mode)).toMatchObject({
        kind: 'other',
        title: 'Espaço de armazenamento cheio',
        text: expect.stringContaining('Exclua propostas de que não precisa mais'),
      });
  });
  it('maps refused fields to the form', () =>
    expect(saveFailure(refused('INVALID_FIELDS', { cliente_cpf: 'CPF inválido' }), 'create').fields).toEqual({
      clientCPF: 'CPF inválido',
    }));
});
