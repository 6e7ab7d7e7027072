import { describe, expect, it } from '@jest/globals';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import { isPricePresent, presentServices, serviceTerms } from './services.js';

const none = {
  servidor_web_valor: '0.00',
  servidor_web_detalhes: '',
  servidor_email_valor: '0.00',
  servidor_email_detalhes: '',
  suporte_gestao_valor: '0.00',
  suporte_gestao_detalhes: '',
  painel_admin_valor: '0.00',
  painel_admin_detalhes: '',
};

describe('presentServices', () => {
  it('shows each service with a price or details, in order', () => {
    expect(presentServices(contentFixture).map(({ label, price }) => [label, price])).toEqual([
      ['Hospedagem Web', 'R$ 500,00'],
      ['E-mail Profissional', 'R$ 250,00'],
      ['Suporte e Gestão', 'R$ 400,00'],
    ]);
  });

  it('shows a service that has details alone, without a price', () => {
    expect(presentServices({ ...none, painel_admin_detalhes: 'Incluído no projeto.' })).toEqual([
      { key: 'panel', label: 'Painel Administrativo', price: '', terms: '', details: 'Incluído no projeto.' },
    ]);
  });

  it('shows nothing when there is neither, blank details included', () => {
    expect(presentServices({ ...none, servidor_web_detalhes: ' \n ' })).toEqual([]);
  });
});

describe('how a service is charged (P106)', () => {
  it.each([
    [undefined, undefined, ''],
    [true, undefined, 'Incluído no total'],
    [undefined, 'mensal', 'por mês'],
    [true, 'unico', 'Incluído no total · pagamento único'],
    [false, 'mensal', 'À parte · por mês'],
    [false, 'anual', 'À parte · por ano'],
  ] as const)('%s and %s: %j', (included, recurrence, text) => {
    expect(serviceTerms(included, recurrence)).toBe(text);
    const document = {
      ...contentFixture,
      servidor_web_incluso: included,
      servidor_web_recorrencia: recurrence,
    };
    expect(presentServices(document)[0]?.terms).toBe(text);
  });
});

describe('isPricePresent (P44)', () => {
  it.each(['', '0', '000', '0.00', 'R$ 0,00', ' '])('%j is no price', (price) => {
    expect(isPricePresent(price)).toBe(false);
  });
  it.each(['0.01', '10.00', 'R$ 1.000,00', '300'])('%j is a price', (price) => {
    expect(isPricePresent(price)).toBe(true);
  });
});
