import { describe, expect, it } from '@jest/globals';
import { contentFixture, fullContentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { OPTIONAL_FIELDS } from '@acordo/contracts/http/propostas/optional-content';
import { ContentChange, NewContent } from '@acordo/contracts/http/propostas/content';
import { ProposalDocument } from '@acordo/contracts/http/public/document';
import { type Briefing, emptyBriefing } from './briefing';
import { toBriefing, toCreatePayload, toDocument, toEditPayload } from './mapping';

const NO_OPTIONAL_FIELDS = Object.fromEntries(OPTIONAL_FIELDS.map((field) => [field, null]));
const USER = proposalFixture.user_id;
const filled = (change: Partial<Briefing> = {}): Briefing => ({
  ...emptyBriefing(),
  clientName: ' Padaria Pão & Prosa ',
  clientEmail: 'contato@paoeprosa.com.br',
  projectType: 'landing',
  ...change,
});

describe('create payload (P66, D2)', () => {
  it('matches the contract, with user_id and status rascunho', () => {
    const payload = toCreatePayload(filled(), 'elegant', USER);
    expect(payload).toMatchObject({
      user_id: USER,
      status: 'rascunho',
      titulo: 'Proposta para Padaria Pão & Prosa - contato@paoeprosa.com.br',
      cliente_nome: 'Padaria Pão & Prosa',
      tipo_site: 'landing',
      paginas: 1,
      prazo: '30 dias',
      template: 'elegant',
      cores_personalizadas: { primaria: '#3B82F6', secundaria: '#8B5CF6' },
    });
    expect(NewContent.safeParse(payload).success).toBe(true);
  });

  it('omits empty optional client fields', () => {
    const payload = toCreatePayload(filled(), 'modern', USER);
    for (const field of ['cnpj', 'cpf', 'endereco', 'cep', 'numero', 'cidade', 'dominio']) {
      expect(payload).not.toHaveProperty(`cliente_${field}`);
    }
    expect(payload).not.toHaveProperty('logo_cliente_url');
    expect(toCreatePayload(filled({ clientCity: 'Olinda - PE' }), 'modern', USER).cliente_cidade).toBe(
      'Olinda - PE',
    );
  });

  it('sends documents without mask (D27) and money in wire form (D4)', () => {
    const payload = toCreatePayload(
      filled({
        clientCNPJ: '12.ABC.345/01DE-35',
        clientCPF: '529.982.247-25',
        clientCEP: '01001-000',
        budget: 'R$ 11.200,00',
        serverWebPrice: 'R$ 0,00',
        supportPrice: '',
        adminPanelPrice: 'a combinar',
      }),
      'modern',
      USER,
    );
    expect(payload).toMatchObject({
      cliente_cnpj: '12ABC34501DE35',
      cliente_cpf: '52998224725',
      cliente_cep: '01001000',
      valor_total: '11200.00',
      servidor_web_valor: '0.00',
      suporte_gestao_valor: '0',
      painel_admin_valor: '0',
    });
  });

  it('falls back to one page', () => {
    for (const pages of [0, -3, 2.5, Number.NaN]) {
      expect(toCreatePayload(filled({ pages }), 'modern', USER).paginas).toBe(1);
    }
  });

  it('leaves the email out of a title that would get too long (D47)', () => {
    const clientName = 'n'.repeat(200);
    const clientEmail = `${'e'.repeat(100)}@exemplo.com.br`;
    const payload = toCreatePayload(filled({ clientName, clientEmail }), 'modern', USER);
    expect(payload.titulo).toBe(`Proposta para ${clientName}`);
    expect(NewContent.safeParse(payload).success).toBe(true);
  });
});

describe('edit', () => {
  it('sends empty optional client fields as empty text, and the version (P66)', () => {
    const payload = toEditPayload(filled({ clientCPF: '', clientCity: '' }), 'modern', {
      ...proposalFixture,
      versao: 4,
    });
    expect(payload).toMatchObject({ cliente_cpf: '', cliente_cidade: '', logo_cliente_url: '', versao: 4 });
    expect(payload).not.toHaveProperty('status');
    expect(ContentChange.safeParse(payload).success).toBe(true);
  });

  it('returns what was loaded: opening and saving changes nothing', () => {
    const { versao: _, ...content } = toEditPayload(toBriefing(proposalFixture), 'modern', proposalFixture);
    expect(content).toEqual({ ...NO_OPTIONAL_FIELDS, ...contentFixture });
    const full = { ...proposalFixture, ...fullContentFixture };
    const { versao: __, ...again } = toEditPayload(toBriefing(full), 'modern', full);
    expect(again).toEqual({
      ...fullContentFixture,
      painel_admin_incluso: null,
      painel_admin_recorrencia: null,
    });
  });

  it('shows a title of its owner and keeps it, and updates a generated one (D41)', () => {
    const own = { ...proposalFixture, titulo: 'Site novo da padaria' };
    expect(toBriefing(own).title).toBe('Site novo da padaria');
    expect(toBriefing(proposalFixture).title).toBe('');
    const renamed = { ...toBriefing(own), clientName: 'Ana' };
    expect(toEditPayload(renamed, 'modern', own).titulo).toBe('Site novo da padaria');
    expect(toEditPayload({ ...renamed, title: ' ' }, 'modern', own).titulo).toBe(
      'Proposta para Ana - contato@paoeprosa.com.br',
    );
    const usual = toEditPayload(filled({ clientName: 'Ana' }), 'modern', proposalFixture);
    expect(usual.titulo).toBe('Proposta para Ana - contato@paoeprosa.com.br');
  });

  it('starts from the defaults if the stored proposal has no values (P57)', () => {
    const briefing = toBriefing({
      ...contentFixture,
      tipo_site: 'landing',
      paginas: 0,
      prazo: '',
      descricao: '',
      cores_personalizadas: { primaria: '', secundaria: '' },
      valor_total: '0.00',
    });
    expect(briefing).toMatchObject({
      pages: 5,
      timeline: '30-dias',
      description: 'Desenvolvimento de Landing Page com as funcionalidades solicitadas.',
      customColors: { primary: '#3B82F6', secondary: '#8B5CF6' },
      budget: '',
      adminPanelPrice: 'R$ 0,00',
    });
  });

  it('recovers a missing name and email from the title (D41)', () => {
    const old = { ...contentFixture, cliente_nome: '', cliente_email: '' };
    expect(toBriefing(old)).toMatchObject({
      clientName: 'Padaria Pão & Prosa',
      clientEmail: 'contato@paoeprosa.com.br',
    });
    expect(toBriefing({ ...old, cliente_nome: 'Outra' }).clientName).toBe('Outra');
  });

  it('masks documents and shows money as the fields do', () => {
    expect(toBriefing({ ...contentFixture, cliente_cpf: '52998224725' })).toMatchObject({
      clientCNPJ: '11.222.333/0001-81',
      clientCPF: '529.982.247-25',
      clientCEP: '01226-010',
      budget: 'R$ 11.200,00',
      serverWebPrice: 'R$ 500,00',
    });
  });
});

describe('optional fields (P106, P108, P109)', () => {
  it('are sent for services that the proposal shows, as they are in a new form', () => {
    const payload = toCreatePayload(
      filled({
        serverWebPrice: 'R$ 50,00',
        serverWebPlace: 'apart',
        serverWebRecurrence: 'mensal',
        supportDetails: 'Até 2 h',
      }),
      'modern',
      USER,
    );
    expect(payload).toMatchObject({
      servidor_web_incluso: false,
      servidor_web_recorrencia: 'mensal',
      suporte_gestao_incluso: true,
      suporte_gestao_recorrencia: 'unico',
    });
    for (const field of [
      'servidor_email_incluso',
      'painel_admin_recorrencia',
      'cliente_telefone',
      'validade_dias',
    ])
      expect(payload).not.toHaveProperty(field);
    expect(NewContent.safeParse(payload).success).toBe(true);
  });

  it('are removed with null once their fields are empty', () => {
    const full = { ...proposalFixture, ...fullContentFixture };
    const emptied = {
      ...toBriefing(full),
      clientPhone: ' ',
      validityDays: '',
      serverWebPrice: '',
      serverWebDetails: '',
    };
    const payload = toEditPayload(emptied, 'modern', full);
    expect(payload).toMatchObject({
      cliente_telefone: null,
      validade_dias: null,
      servidor_web_incluso: null,
      servidor_web_recorrencia: null,
    });
    expect(ContentChange.safeParse(payload).success).toBe(true);
  });

  it('have a telephone and days as they are stored', () => {
    const typed = filled({
      clientPhone: '+55 11 98765 4321',
      validityDays: ' 60 ',
      timeline: 'outro',
      timelineDays: '20',
    });
    expect(toCreatePayload(typed, 'modern', USER)).toMatchObject({
      cliente_telefone: '(11) 98765-4321',
      validade_dias: 60,
      prazo: '20 dias',
    });
  });
});

describe('document', () => {
  it('renders a partly empty form, with the public title (D41)', () => {
    const document = toDocument(emptyBriefing(), 'modern', NO_COMPANY);
    expect(ProposalDocument.safeParse({ ...document, valor_total: '0.00' }).success).toBe(true);
    expect(toDocument(filled(), 'elegant', NO_COMPANY).titulo).toBe('Proposta para Padaria Pão & Prosa');
  });
});
