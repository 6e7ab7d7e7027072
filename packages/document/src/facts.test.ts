import { describe, expect, it } from '@jest/globals';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { clientFacts, companyFacts } from './facts.js';

const pairs = (facts: { label: string; value: string }[]) => facts.map(({ label, value }) => [label, value]);

describe('facts (P43)', () => {
  it('shows the company as people write it', () => {
    expect(pairs(companyFacts(documentFixture))).toEqual([
      ['Empresa', 'Estúdio Lume'],
      ['CNPJ', '12.ABC.345/01DE-35'],
      ['E-mail', 'ola@estudiolume.com.br'],
      ['Telefone', '(11) 99999-0000'],
      ['Endereço', 'Rua Aurora, 100 - São Paulo - SP'],
    ]);
  });

  it('shows the client’s documents with their masks and leaves out what is missing', () => {
    expect(
      pairs(clientFacts({ ...documentFixture, cliente_cpf: '52998224725', cliente_dominio: ' ' })),
    ).toEqual([
      ['Nome', 'Padaria Pão & Prosa'],
      ['E-mail', 'contato@paoeprosa.com.br'],
      ['CNPJ', '11.222.333/0001-81'],
      ['CPF', '529.982.247-25'],
      ['Endereço', 'Rua das Palmeiras, 240, São Paulo - SP, CEP 01226-010'],
    ]);
  });

  it('has no company facts before anything was saved', () => {
    const empresa = {
      ...documentFixture.empresa,
      nome_empresa: '',
      cnpj: '',
      endereco: '',
      telefone: '',
      email_empresa: '',
    };
    expect(companyFacts({ empresa })).toEqual([]);
  });
});
