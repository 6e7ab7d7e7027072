import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { describe, expect, it } from '@jest/globals';
import { proposedSender, senderErrors, withSender } from './sender';
import { hasSender } from './has-sender';

const company = (change: object) => ({ ...NO_COMPANY, ...change });
const ana = { nome_empresa: 'Ana Lima', email_empresa: 'ana@exemplo.com.br', telefone: '' };

describe('the sender (P115)', () => {
  it.each([
    [{}, false],
    [{ nome_empresa: 'Ana' }, false],
    [{ email_empresa: 'a@b.co' }, false],
    [{ nome_empresa: 'Ana', email_empresa: 'a@b.co' }, true],
    [{ nome_empresa: 'Ana', telefone: '(11) 3333-4444' }, true],
  ])('is a name and one contact: %j', (change, is) => {
    expect(hasSender(company(change))).toBe(is);
  });

  it('is proposed as what is stored, else as the user', () => {
    expect(proposedSender(NO_COMPANY, userFixture)).toEqual({
      nome_empresa: 'Marina Duarte',
      email_empresa: 'marina@estudiolume.com.br',
      telefone: '',
    });
    expect(proposedSender(company({ nome_empresa: 'Lume' }), userFixture).nome_empresa).toBe('Lume');
    // Only the phone is meant for clients.
    expect(proposedSender(company({ telefone: '(11) 3333-4444' }), userFixture).email_empresa).toBe('');
    const { id, nome } = userFixture;
    expect(proposedSender(NO_COMPANY, { id, nome }).email_empresa).toBe('');
  });

  it.each([
    [{}, {}],
    [{ nome_empresa: ' ' }, { nome_empresa: 'Nome é obrigatório' }],
    [{ email_empresa: ' ' }, { email_empresa: 'Informe um e-mail ou um telefone' }],
    [{ email_empresa: '', telefone: '(11) 98765-4321' }, {}],
    [{ email_empresa: 'ana@' }, { email_empresa: 'Email deve ter formato válido' }],
    [{ telefone: '(11) 9' }, { telefone: 'Telefone inválido' }],
  ])('is validated as the settings are: %j', (change, errors) => {
    expect(senderErrors({ ...ana, ...change })).toEqual(errors);
  });

  it('overwrites only what was typed, if another tab has saved settings meanwhile', () => {
    const stored = company({ nome_empresa: 'Ateliê Lima', cor_primaria: '#000000', endereco: 'Rua A' });
    const typed = { ...ana, telefone: '(11) 98765-4321' };
    expect(withSender(stored, typed, ana)).toEqual({
      ...stored,
      email_empresa: 'ana@exemplo.com.br',
      telefone: '(11) 98765-4321',
    });
    expect(withSender(stored, { ...typed, nome_empresa: 'Ana L.' }, ana).nome_empresa).toBe('Ana L.');
    expect(withSender(company({ ...ana }), { ...typed, email_empresa: '' }, ana).email_empresa).toBe('');
  });
});
