import { describe, expect, it } from '@jest/globals';
import { EVENT_DETAILS, type ProposalEvent } from '@acordo/contracts/http/propostas/events';
import { UNDELIVERED } from '@acordo/contracts/undelivered';
import { momentsOf } from './timeline';

const EM = '2026-11-28T01:30:00.000Z';
const EVENTS: ProposalEvent[] = [
  { tipo: 'criada', em: EM, detalhes: { versao: 1 } },
  { tipo: 'criada', em: EM, detalhes: { versao: 1, copia_de: '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21' } },
  { tipo: 'editada', em: EM, detalhes: { versao: 2 } },
  { tipo: 'desenvolvimento_alterado', em: EM, detalhes: { de: 'pendente', para: 'em_desenvolvimento' } },
  { tipo: 'link_gerado', em: EM, detalhes: { expira_em: '2026-12-28T02:59:59.000Z' } },
  { tipo: 'link_substituido', em: EM, detalhes: { expira_em: '2026-12-28T02:59:59.000Z' } },
  { tipo: 'link_revogado', em: EM, detalhes: {} },
  { tipo: 'link_expirado', em: EM, detalhes: { expirou_em: EM } },
  { tipo: 'vista', em: EM, detalhes: {} },
  {
    tipo: 'assinada',
    em: EM,
    detalhes: {
      nome: 'José',
      email: 'jose@pao.com',
      ip: '203.0.113.7',
      versao: 2,
      codigo: '4Q7ZK2M8X1C9V5TB',
    },
  },
  { tipo: 'recusada', em: EM, detalhes: { motivo: 'Acima do orçamento.', versao: 2 } },
  {
    tipo: 'email_nao_entregue',
    em: EM,
    detalhes: { email: 'jose@pao.com', assunto: 'copia', motivo: 'endereco-recusado' },
  },
  { tipo: 'novo_link_pedido', em: EM, detalhes: {} },
  { tipo: 'lembrete_enviado', em: EM, detalhes: { canal: 'whatsapp' } },
  { tipo: 'lembrete_enviado', em: EM, detalhes: { canal: 'email', email: 'jose@pao.com' } },
  { tipo: 'lembrete_enviado', em: EM, detalhes: { canal: 'automatico', email: 'jose@pao.com' } },
  { tipo: 'excluida', em: EM, detalhes: {} },
];
const told = (events: ProposalEvent[]) =>
  momentsOf(events).map(({ label, detail }) => (detail ? `${label} | ${detail}` : label));

describe('history', () => {
  it('shows how often an event happened, and since when (docs/decisions/0029)', () => {
    const several = { vezes: 7, desde: '2026-11-27T12:00:00.000Z' };
    expect(
      told([
        { tipo: 'editada', em: EM, detalhes: { versao: 8, ...several } },
        {
          tipo: 'desenvolvimento_alterado',
          em: EM,
          detalhes: { de: 'pendente', para: 'iniciado', ...several },
        },
      ]),
    ).toEqual([
      'Conteúdo editado | Versão 8 · 7 vezes desde 27/11/2026, 09:00',
      'Desenvolvimento atualizado | De Aguardando início para Iniciado · 7 vezes desde 27/11/2026, 09:00',
    ]);
  });

  it('has words for every type', () => {
    expect(new Set(EVENTS.map(({ tipo }) => tipo))).toEqual(new Set(Object.keys(EVENT_DETAILS)));
    expect(told(EVENTS)).toEqual([
      'Proposta criada',
      'Criada como cópia de outra proposta',
      'Conteúdo editado | Versão 2',
      'Desenvolvimento atualizado | De Aguardando início para Em desenvolvimento',
      'Link público gerado | Válido até 27/12/2026',
      'Link substituído | Válido até 27/12/2026',
      'Link revogado',
      'Link expirou',
      'Vista pelo cliente',
      'Assinada por José | jose@pao.com · IP 203.0.113.7 · versão 2 · código 4Q7Z-K2M8-X1C9-V5TB',
      'Rejeitada pelo cliente | Acima do orçamento.',
      'Cópia não entregue | A cópia para jose@pao.com não pôde ser entregue: endereço recusado.',
      'Novo link pedido | Quem abriu o link depois do fim pediu um novo.',
      'Lembrete enviado | Pelo seu WhatsApp',
      'Lembrete enviado | Por e-mail · jose@pao.com',
      'Lembrete enviado | Por e-mail, 3 dias antes do fim do link · jose@pao.com',
      'Proposta excluída',
    ]);
  });

  it('shows why an email did not arrive, and whether it was sent at all', () => {
    const mails = UNDELIVERED.flatMap((motivo) =>
      (['copia', 'novo-link', 'lembrete'] as const).map((assunto) => ({ email: 'a@b.com', assunto, motivo })),
    );
    const lines = told(mails.map((detalhes) => ({ tipo: 'email_nao_entregue', em: EM, detalhes })));
    expect(new Set(lines).size).toBe(mails.length);
    for (const line of lines)
      expect(line).toMatch(/^(Cópia|Novo link|Lembrete) não \S+ \| .+ para a@b\.com não .+\.$/);
    expect(lines.filter((line) => line.includes('não enviad')).length).toBe(6);
    expect(told([{ tipo: 'email_nao_entregue', em: EM, detalhes: null }])).toEqual([
      'Cópia não entregue | Conteúdo apagado',
    ]);
  });

  it('has the time in São Paulo, and exactly (D3)', () =>
    expect(momentsOf(EVENTS.slice(0, 1))[0]).toMatchObject({
      when: '27/11/2026, 22:30',
      exact: '27/11/2026 22:30:00 (GMT-03:00, horário de Brasília)',
      instant: EM,
    }));

  it('shows what was erased (D19)', () =>
    expect(
      told([
        { tipo: 'assinada', em: EM, detalhes: null },
        { tipo: 'criada', em: EM, detalhes: null },
      ]),
    ).toEqual(['Assinada pelo cliente | Conteúdo apagado', 'Proposta criada | Conteúdo apagado']));

  it('combines consecutive views', () => {
    const seen = (em: string): ProposalEvent => ({ tipo: 'vista', em, detalhes: {} });
    const moments = momentsOf([
      seen('2026-11-28T10:00:00.000Z'),
      seen('2026-11-28T11:00:00.000Z'),
      seen('2026-11-28T12:00:00.000Z'),
      { tipo: 'editada', em: '2026-11-28T13:00:00.000Z', detalhes: { versao: 2 } },
      seen('2026-11-28T14:00:00.000Z'),
    ]);
    expect(moments.map(({ label, detail, when }) => [label, detail, when])).toEqual([
      ['Vista pelo cliente 3 vezes', 'Desde 28/11/2026, 07:00', '28/11/2026, 09:00'],
      ['Conteúdo editado', 'Versão 2', '28/11/2026, 10:00'],
      ['Vista pelo cliente', '', '28/11/2026, 11:00'],
    ]);
  });
});
