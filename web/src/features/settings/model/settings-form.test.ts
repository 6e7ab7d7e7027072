import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { describe, expect, it } from '@jest/globals';
import { changedFields, toCompany, toForm, withChanges } from './settings-form';
import { settingsErrors } from './validation';

const form = toForm(documentFixture.empresa);

describe('settings and their form', () => {
  it('show the CNPJ masked and store it bare (D27)', () => {
    expect(form.cnpj).toBe('12.ABC.345/01DE-35');
    expect(toCompany(form)).toEqual(documentFixture.empresa);
  });

  it('detect what was changed, and apply only that to what is stored', () => {
    const typed = { ...form, nome_empresa: 'Outra', cor_primaria: '#000000' };
    const changed = changedFields(form, typed);
    expect([...changed]).toEqual(['nome_empresa', 'cor_primaria']);
    const stored = { ...form, endereco: 'Rua Nova' };
    expect(withChanges(stored, typed, changed)).toEqual({
      ...stored,
      nome_empresa: 'Outra',
      cor_primaria: '#000000',
    });
  });
});

describe('rules of the settings (P52)', () => {
  it.each([
    [{}, {}],
    [{ nome_empresa: '  ' }, { nome_empresa: 'Nome da empresa é obrigatório' }],
    [{ cnpj: '12.ABC.345/01DE-36' }, { cnpj: 'CNPJ inválido' }],
    [{ cnpj: '' }, {}],
    [{ email_empresa: 'ola@' }, { email_empresa: 'Email deve ter formato válido' }],
    [{ telefone: '(11) 9' }, { telefone: 'Telefone inválido' }],
    [{ telefone: '+351912345678' }, {}],
    [
      { telefone: '(11) 3333-4444 ramal 22' },
      { telefone: 'Telefone inválido: o ramal não cabe aqui, deixe só o número' },
    ],
    [{ cor_primaria: 'azul' }, { cor_primaria: 'Use uma cor no formato #RRGGBB' }],
    [
      { logo_url: 'https://fora.example/x.png' },
      { logo_url: 'Envie uma imagem PNG, JPG, WebP ou SVG de até 2 MB' },
    ],
    [{ endereco: 'x'.repeat(301) }, { endereco: 'Use no máximo 300 caracteres' }],
  ])('%j', (change, errors) => {
    expect(settingsErrors({ ...form, ...change })).toEqual(errors);
  });
});
