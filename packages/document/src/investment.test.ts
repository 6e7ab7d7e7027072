import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import type { Content } from '@acordo/contracts/http/propostas/content';
import { describe, expect, it } from '@jest/globals';
import { investmentOf } from './investment.js';

/** 11.200,00 with services of 500, 250 and 400. */
const of = (change: Partial<Content>) => investmentOf({ ...contentFixture, ...change });
const included = { servidor_web_incluso: true, servidor_web_recorrencia: 'unico' } as const;
const monthly = { servidor_email_incluso: false, servidor_email_recorrencia: 'mensal' } as const;

describe('what explains the total (P106)', () => {
  it('is nothing where the proposal says nothing of its services', () => {
    expect(of({})).toEqual({ parts: [], extras: [], besides: '' });
  });

  it('is the project alone and the services in the total', () => {
    expect(of({ ...included, suporte_gestao_incluso: true })).toMatchObject({
      parts: [
        { label: 'Projeto', value: 'R$ 10.300,00' },
        { label: 'Serviços incluídos', value: 'R$ 900,00' },
      ],
      extras: [],
    });
  });

  it('is a sum of the services besides it for each recurrence', () => {
    const yearly = { suporte_gestao_incluso: false, suporte_gestao_recorrencia: 'anual' } as const;
    const panel = {
      painel_admin_valor: '50.50',
      painel_admin_incluso: false,
      painel_admin_recorrencia: 'mensal',
    };
    expect(of({ ...monthly, ...yearly, ...panel, servidor_web_incluso: false } as Partial<Content>)).toEqual({
      parts: [],
      extras: [
        { label: 'Serviços à parte, pagamento único', value: 'R$ 500,00' },
        { label: 'Serviços à parte, por mês', value: 'R$ 300,50' },
        { label: 'Serviços à parte, por ano', value: 'R$ 400,00' },
      ],
      besides: '+ R$ 500,00 à parte · + R$ 300,50 por mês · + R$ 400,00 por ano',
    });
  });

  it('has no subtotal where the total is less than its services, or no amount', () => {
    expect(of({ ...included, valor_total: '499.99' }).parts).toEqual([]);
    expect(of({ ...included, valor_total: '500.00' }).parts[0]?.value).toBe('R$ 0,00');
    expect(of({ ...included, valor_total: '3000-6000' }).parts).toEqual([]);
  });

  it('has no subtotal where it is not said how many months the total includes', () => {
    expect(of({ ...included, suporte_gestao_recorrencia: 'mensal' })).toMatchObject({
      parts: [],
      extras: [],
    });
  });

  it('does not count a service without a price', () => {
    expect(of({ ...monthly, servidor_email_valor: '0.00' })).toMatchObject({ extras: [], besides: '' });
  });
});
