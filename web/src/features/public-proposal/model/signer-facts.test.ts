import { signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { expect, it } from '@jest/globals';
import { signerFacts } from './signer-facts.js';

it('shows date and time in São Paulo and the instant in UTC (D3)', () => {
  expect(signerFacts(signedPublicProposalFixture)).toEqual({
    name: 'José Antônio Ribeiro',
    email: 'jose@paoeprosa.com.br',
    date: '27/11/2026, 22:30',
    evidence: '27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)',
    utc: '2026-11-28T01:30:00.000Z',
    ip: '203.0.113.7',
  });
});

it('shows what was not recorded', () => {
  const nothing = {
    assinatura_cliente_nome: null,
    assinatura_cliente_email: null,
    assinatura_data: null,
    assinatura_ip: null,
  };
  expect(signerFacts(nothing)).toMatchObject({
    name: 'Não registrado',
    date: 'Não registrado',
    ip: 'Não registrado',
    utc: '',
  });
});
