import { describe, expect, it } from '@jest/globals';
import { emptyBriefing } from './briefing';
import { fieldError, toBriefingErrors, validateBriefing } from './validation';

const good = {
  ...emptyBriefing(),
  clientName: 'Ana',
  clientEmail: 'ana@exemplo.com.br',
  projectType: 'blog',
};

describe('briefing validation', () => {
  it('accepts what the server accepts', () => expect(validateBriefing(good)).toEqual({}));

  it('requires name, email and type', () => {
    expect(validateBriefing(emptyBriefing())).toEqual({
      clientName: 'Nome do cliente é obrigatório',
      clientEmail: 'Email é obrigatório',
      projectType: 'Tipo de projeto é obrigatório',
    });
    expect(validateBriefing({ ...good, clientEmail: 'ana@' })).toEqual({
      clientEmail: 'Email deve ter formato válido',
    });
  });

  it.each([
    ['clientName', '\u3164\u200b', 'Nome do cliente é obrigatório'],
    ['clientName', '--', 'O nome deve ter pelo menos uma letra'],
    ['clientName', 'Ana\u200b', undefined],
    ['clientEmail', '\u200b', 'Email é obrigatório'],
    ['clientEmail', 'a..b@x.com', 'Email deve ter formato válido'],
    ['clientEmail', 'ana@x.com\u200b', undefined],
  ] as const)('%s %j: %s (attacks 260, 261)', (field, value, message) => {
    expect(fieldError(field, { ...good, [field]: value })).toBe(message);
    expect(validateBriefing({ ...good, [field]: value })[field]).toBe(message);
  });

  it.each([
    ['clientCNPJ', '11.222.333/0001-80', 'CNPJ inválido'],
    ['clientCNPJ', '11.111.111/1111-11', 'CNPJ inválido'],
    ['clientCNPJ', '11.222', 'CNPJ inválido'],
    ['clientCNPJ', '12.ABC.345/01DE-35', undefined],
    ['clientCPF', '529.982.247-24', 'CPF inválido'],
    ['clientCPF', '529.982.247-25', undefined],
    ['clientCEP', '01001', 'CEP inválido'],
    ['clientCEP', '', undefined],
  ] as const)('%s %s: %s', (field, value, message) => {
    expect(fieldError(field, { ...good, [field]: value })).toBe(message);
    expect(validateBriefing({ ...good, [field]: value })[field]).toBe(message);
  });

  it('reports what the contract refuses: lengths and characters (D47)', () => {
    expect(
      validateBriefing({
        ...good,
        clientName: 'a'.repeat(201),
        description: 'a\u0000',
        workingHours: 'h'.repeat(51),
      }),
    ).toEqual({
      clientName: 'Use no máximo 200 caracteres',
      description: 'O texto contém caracteres não permitidos',
      workingHours: 'Use no máximo 50 caracteres',
    });
    expect(validateBriefing({ ...good, customColors: { primary: 'red', secondary: '#8B5CF6' } })).toEqual({
      customColors: 'Use uma cor no formato #RRGGBB',
    });
  });

  it('maps a 422 to the fields of the form (D5)', () => {
    expect(
      toBriefingErrors({ cliente_cnpj: 'CNPJ inválido', 'cores_personalizadas.primaria': 'x', user_id: 'y' }),
    ).toEqual({ clientCNPJ: 'CNPJ inválido', customColors: 'x' });
  });
});
