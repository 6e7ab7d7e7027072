import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { Company } from '@acordo/contracts/http/company/company';
import { ProposalDocument } from '@acordo/contracts/http/public/document';
import { describe, expect, it } from '@jest/globals';
import { type Compared, changesBetween } from './changes-between.js';

const before: Compared = { ...publicProposalFixture, painel_admin_detalhes: 'Treinamento incluído' };
const changed = (change: Partial<Compared>) => changesBetween(before, { ...before, ...change });

/** Another value for each field that is hashed; a new field without one fails the test below. */
const OTHER: Partial<Record<string, unknown>> = {
  cliente_cnpj: '11444777000161',
  cliente_cpf: '52998224725',
  cliente_cep: '50000000',
  tipo_site: 'blog',
  paginas: 9,
  funcionalidades: ['Sistema de contato'],
  cores_personalizadas: { primaria: '#000000', secundaria: '#8B5CF6' },
  template: 'elegant',
  servidor_web_recorrencia: 'mensal',
  servidor_email_recorrencia: 'mensal',
  suporte_gestao_recorrencia: 'anual',
  painel_admin_recorrencia: 'unico',
  ...Object.fromEntries(
    [
      'valor_total',
      'servidor_web_valor',
      'servidor_email_valor',
      'suporte_gestao_valor',
      'painel_admin_valor',
    ].map((name) => [name, '777.00']),
  ),
};

describe('changesBetween (D17)', () => {
  it('finds nothing where nothing changed', () => expect(changesBetween(before, { ...before })).toEqual([]));

  it.each(Object.keys(ProposalDocument.omit({ empresa: true }).shape))('reports that %s changed', (field) => {
    const [change, ...more] = changed({ [field]: OTHER[field] ?? 'outro texto' });
    expect(change?.label).toBeTruthy();
    // The type changes the description's default, the title contains the client: no other change follows.
    expect(more.length).toBeLessThanOrEqual(1);
  });

  it.each(Object.keys(Company.shape))('reports that %s of the company changed', (field) => {
    expect(
      changed({ empresa: { ...before.empresa, [field]: field === 'cnpj' ? '11444777000161' : '#123456' } }),
    ).toHaveLength(1);
  });

  it('reports that the consent changed, and that the form has it', () =>
    expect(changed({ consentimento: { versao: '2', texto: 'Outro texto.' } })).toEqual([
      {
        kind: 'note',
        label: 'Termos da assinatura',
        part: 'consent',
        note: 'Trecho alterado: antes 80 palavras, agora 2 palavras',
      },
    ]));

  it('begins with the price, then deadline, scope and features', () => {
    const changes = changed({
      titulo: 'Novo site',
      descricao: 'Outra coisa.',
      funcionalidades: ['Blog integrado', 'Sistema de contato', 'Galeria de imagens', 'Responsivo mobile'],
      prazo: '45 dias',
      paginas: 12,
      valor_total: '8400.00',
      empresa: { ...before.empresa, nome_empresa: 'Estúdio Lume Ltda' },
    });
    expect(changes).toEqual([
      {
        kind: 'value',
        label: 'Valor Total do Projeto',
        part: 'investment',
        before: 'R$ 11.200,00',
        after: 'R$ 8.400,00',
      },
      { kind: 'value', label: 'Prazo', part: 'scope', before: '30 dias', after: '45 dias' },
      { kind: 'value', label: 'Páginas', part: 'scope', before: '6', after: '12' },
      {
        kind: 'value',
        label: 'Descrição do projeto',
        part: 'scope',
        before: before.descricao,
        after: 'Outra coisa.',
      },
      {
        kind: 'list',
        label: 'Funcionalidades',
        part: 'features',
        added: ['Blog integrado'],
        removed: ['SEO otimizado'],
      },
      {
        kind: 'value',
        label: 'Título da proposta',
        part: 'header',
        before: 'Proposta para Padaria Pão & Prosa',
        after: 'Novo site',
      },
      {
        kind: 'value',
        label: 'Nome da empresa',
        part: 'company',
        before: 'Estúdio Lume',
        after: 'Estúdio Lume Ltda',
      },
    ]);
  });

  it('shows a price that is no longer, or not yet, agreed as text (D43)', () =>
    expect(changed({ valor_total: '0.00' })[0]).toMatchObject({
      before: 'R$ 11.200,00',
      after: 'Sob consulta',
    }));

  it('counts repeated features, and detects a new order', () => {
    const two = { ...before, funcionalidades: ['Blog', 'Blog', 'Loja'] };
    expect(changesBetween(two, { ...two, funcionalidades: ['Blog', 'Loja'] })).toMatchObject([
      { added: [], removed: ['Blog'] },
    ]);
    expect(changesBetween(two, { ...two, funcionalidades: ['Blog', 'Loja', 'Blog'] })).toMatchObject([
      { kind: 'note', note: 'Ordem alterada' },
    ]);
  });

  it('only reports of long texts that they changed, were added or removed', () => {
    expect(changed({ horas_trabalho: '' })).toMatchObject([{ kind: 'value', before: '80 horas', after: '' }]);
    expect(changed({ condicoes_pagamento: '' })).toMatchObject([{ note: 'Texto retirado' }]);
    expect(changed({ servidor_email_detalhes: 'Dez caixas.' })).toMatchObject([
      { label: 'E-mail Profissional: detalhes', note: 'Texto incluído' },
    ]);
    expect(changed({ titulo: 'Um título '.repeat(20) })).toMatchObject([
      { kind: 'note', note: 'Trecho alterado: antes 6 palavras, agora 40 palavras' },
    ]);
  });

  describe('of a text that changed', () => {
    const terms = 'Metade na aprovação e metade na entrega, por Pix ou boleto. O valor inclui o treinamento.';
    const ofTerms = (after: string) =>
      changesBetween({ ...before, condicoes_pagamento: terms }, { ...before, condicoes_pagamento: after });

    it('shows the passage, old and new, with a few words around it', () =>
      expect(ofTerms(terms.replace('inclui', 'não inclui').replace('Pix ou', 'Pix, cartão ou'))).toEqual([
        {
          kind: 'value',
          label: 'Condições de pagamento',
          part: 'investment',
          before: '… na entrega, por Pix ou boleto. O valor inclui o treinamento.',
          after: '… na entrega, por Pix, cartão ou boleto. O valor não inclui o treinamento.',
        },
      ]));

    it.each([
      [`${terms} Sem multa.`, '… inclui o treinamento.', '… inclui o treinamento. Sem multa.'],
      [terms.replace('Metade', 'Tudo'), 'Metade na aprovação e …', 'Tudo na aprovação e …'],
      [`${terms} ${terms} ${terms}`, undefined, 'Trecho incluído: 32 palavras'],
      ['Em 30 dias.', undefined, undefined],
    ])('%s', (after, old, now) => {
      const [change] = ofTerms(after);
      if (old !== undefined) expect(change).toMatchObject({ before: old, after: now });
      else if (now !== undefined) expect(change).toMatchObject({ note: now });
      else expect(change).toMatchObject({ before: terms, after });
    });

    it('distinguishes changed line breaks from changed words', () =>
      expect(ofTerms(terms.replace('. ', '.\n'))).toMatchObject([{ note: 'Texto alterado' }]));
  });

  it('does not report what is rendered the same', () =>
    expect(changed({ descricao: ` ${before.descricao} `, painel_admin_valor: '0' as '0.00' })).toEqual([]));
});
