import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import sharp from 'sharp';
import type { Asset } from '../../src/assets/domain/asset.js';
import { documentWith, drawn, evidenceWith } from '../support/draw.js';
import { factsOf, rightmostOf, squeezed, textOf } from '../support/pdf.js';

// Compiles for real, in this process, and reads with poppler: the largest of these take a second or two each.
jest.setTimeout(60_000);

const WORD = 'Pneumoultramicroscopicossilicovulcanoconiotico'.repeat(110).slice(0, 5_000);
const LONG = 'Uma frase comum de uma proposta, com acentuação, vírgulas e 100% de números. '
  .repeat(260)
  .slice(0, 20_000);
const FEATURES = Array.from({ length: 1_000 }, (_, i) => `Funcionalidade ${i + 1} do projeto`);
const HOSTILE =
  '#read("/etc/passwd") #include "../../package.json" #panic("x") *x* $y$ _z_ `c` <a> @b \\ // w = T [[q]] ~ -- ... -> ' +
  '"aspas" \'simples\' <img src=x onerror=alert(1)> {{7*7}} ${1} file:///etc/passwd @import url(http://127.0.0.1)';
const transparent: Asset = {
  kind: 'png',
  bytes: await sharp({
    create: { width: 300, height: 120, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.3 } },
  })
    .png()
    .toBuffer(),
};
const logos: Partial<ProposalDocument> = { logo_cliente_url: `/api/assets/${'a'.repeat(64)}` };
const EMPTY: Partial<ProposalDocument> = {
  ...Object.fromEntries(
    [
      'cliente_nome',
      'cliente_email',
      'cliente_cnpj',
      'cliente_endereco',
      'cliente_cep',
      'cliente_numero',
      'prazo',
    ]
      .concat([
        'cliente_cidade',
        'cliente_dominio',
        'horas_trabalho',
        'condicoes_pagamento',
        'descricao',
        'titulo',
      ])
      .concat(['servidor_web_detalhes'])
      .map((name) => [name, '']),
  ),
  ...Object.fromEntries(
    ['valor_total', 'servidor_web_valor', 'servidor_email_valor', 'suporte_gestao_valor'].map((name) => [
      name,
      '0.00',
    ]),
  ),
  funcionalidades: [],
  empresa: NO_COMPANY,
};

interface Case {
  name: string;
  over: Partial<ProposalDocument>;
  /** What can be extracted, complete and as typed. */
  says: string[];
  logo?: Asset;
}

const CASES: Case[] = [
  {
    name: 'an ordinary proposal',
    over: {},
    says: [
      'Proposta para Padaria Pão & Prosa',
      'Estúdio Lume',
      '12.ABC.345/01DE-35',
      '11.222.333/0001-81',
      'Rua das Palmeiras, 240, São Paulo - SP, CEP 01226-010',
      'Novo site da padaria, com cardápio, história e encomendas.',
      'Site Institucional',
      'R$ 11.200,00',
      'R$ 500,00',
      'Hospedagem gerenciada com certificado e cópia diária.',
      '50% na assinatura e 50% na entrega.',
      'Sistema de contato',
      'Galeria de imagens',
      'SEO otimizado',
      'Responsivo mobile',
      'Revise a proposta',
      'Assine digitalmente',
      'Começamos o projeto',
    ],
  },
  {
    name: 'services in the total and besides it (P106)',
    over: {
      servidor_web_incluso: true,
      servidor_web_recorrencia: 'unico',
      servidor_email_incluso: false,
      servidor_email_recorrencia: 'mensal',
      suporte_gestao_incluso: false,
      suporte_gestao_recorrencia: 'anual',
    },
    says: [
      'Incluído no total · pagamento único',
      'À parte · por mês',
      'À parte · por ano',
      'Projeto',
      'R$ 10.700,00',
      'Serviços incluídos',
      'Serviços à parte, por mês',
      'Serviços à parte, por ano',
      '+ R$ 250,00 por mês · + R$ 400,00 por ano',
    ],
  },
  {
    name: 'every optional field absent',
    over: EMPTY,
    says: ['Proposta Comercial', 'Sob consulta', 'Desenvolvimento de Site Institucional.'],
  },
  {
    name: 'a title that nobody can see',
    over: { titulo: '\u200b\u00ad', cliente_nome: '' },
    says: ['Proposta Comercial'],
  },
  { name: '1,000 features', over: { funcionalidades: FEATURES }, says: FEATURES },
  {
    name: 'a word of 5,000 characters',
    over: {
      titulo: WORD.slice(0, 300),
      cliente_nome: WORD.slice(0, 200),
      cliente_dominio: WORD.slice(0, 254),
      prazo: WORD.slice(0, 60),
      horas_trabalho: WORD.slice(0, 50),
      descricao: WORD,
      condicoes_pagamento: `antes ${WORD} depois`,
      servidor_web_detalhes: WORD,
      funcionalidades: [WORD.slice(0, 200), 'W'.repeat(200)],
    },
    says: [WORD, WORD.slice(0, 300), `antes ${WORD} depois`, 'W'.repeat(200)],
  },
  {
    name: 'emoji, and characters that no font has',
    over: {
      titulo: '🚀 Lançamento 🎉',
      descricao: 'Família 👩‍👩‍👧, amor ❤️, ok 👍🏽, Brasil 🇧🇷, um 1️⃣. Japonês 日本, privado \ue000, fim.',
      funcionalidades: ['🎉'.repeat(60), 'Café ☕', 'Ελληνικά'],
    },
    says: [
      '🚀 Lançamento 🎉',
      'Família 👩‍👩‍👧, amor ❤️, ok 👍🏽, Brasil 🇧🇷, um 1️⃣. Japonês □□, privado □, fim.',
      '🎉'.repeat(60),
      'Café ☕',
      'Ελληνικά',
    ],
  },
  {
    name: 'a description of 20,000 characters',
    over: { descricao: LONG, painel_admin_detalhes: LONG },
    says: [LONG],
  },
  {
    name: 'a description of 20,000 line ends',
    over: { descricao: 'a\n\n'.repeat(6_600), condicoes_pagamento: 'b\n'.repeat(9_900) },
    says: ['a'.repeat(6_600), 'b'.repeat(9_900)],
  },
  { name: 'transparent logos', over: logos, logo: transparent, says: ['Padaria Pão & Prosa'] },
  {
    name: 'colours of poor contrast',
    over: { cores_personalizadas: { primaria: '#FFFF00', secundaria: '#FFFFFF' } },
    says: ['Proposta para Padaria Pão & Prosa', 'R$ 11.200,00'],
  },
  {
    name: 'texts that look like code (attacks 70, 85)',
    over: {
      titulo: HOSTILE.slice(0, 300),
      cliente_nome: '#read("/etc/passwd")',
      descricao: `${HOSTILE}\n- item\n+ n\n/ t: d\n= h`,
      servidor_web_detalhes: HOSTILE,
      condicoes_pagamento: HOSTILE,
      funcionalidades: ['#panic("x")', '= h', '- x', '*b*', '$x$'],
    },
    says: [HOSTILE, '- item + n / t: d = h', '#panic("x")', '*b*', '$x$', '#read("/etc/passwd")'],
  },
];

describe.each(['modern', 'elegant'] as const)('%s (D25)', (template) => {
  it.each(CASES)('has all of $name, inside the page', async ({ over, says, logo = null }) => {
    const pdf = await drawn(documentWith({ ...over, template }), { logo });
    const text = squeezed(textOf(pdf));
    for (const said of says) expect(text).toContain(squeezed(said));
    expect(text).not.toMatch(/root:x|\u200b/);
    expect(rightmostOf(pdf)).toBeLessThan(factsOf(pdf)['Page size']?.startsWith('595') ? 595 - 40 : 0);
  });

  it('breaks no line inside a word with a hyphen, a CEP or a telephone, however narrow the column', async () => {
    const words = ['e-mail', 'E-commerce', 'CEP 01226-010', '2.200-2/2001'];
    const pdf = await drawn(
      documentWith({
        template,
        tipo_site: 'ecommerce',
        // Each a letter longer than the previous one: every position of a line is tried.
        funcionalidades: Array.from(
          { length: 60 },
          (_, i) => `${'a'.repeat(1 + (i % 20))} ${'bb '.repeat(i % 9)}e-mail`,
        ),
        servidor_web_detalhes: 'Cópia por e-mail, conforme a MP 2.200-2/2001, e mais. '.repeat(7),
        cliente_cidade: 'Santo Antônio do Descoberto - GO',
      }),
    );
    const lines = textOf(pdf).split('\n');
    for (const word of words) expect(lines.some((line) => line.includes(word))).toBe(true);
    expect(lines.filter((line) => /[\p{L}\d]-$|(^|\s)CEP$|^- /u.test(line.trim()))).toEqual([]);
  });

  it('numbers every feature or marks it, and shows every one once', async () => {
    const text = textOf(await drawn(documentWith({ funcionalidades: FEATURES, template })));
    expect(text.match(/Funcionalidade \d+ do projeto/g)).toEqual(FEATURES);
  });
});

describe('texts of any characters at all (D25: never fatal)', () => {
  const text = (maxLength: number) => fc.string({ unit: 'binary', minLength: 1, maxLength });

  it.each(['ua-1', 'a-3a'])('are rendered as %s, also with missing characters', async (standard) => {
    await fc.assert(
      fc.asyncProperty(
        text(60),
        text(600),
        fc.constantFrom('modern', 'elegant'),
        async (short, long, template) => {
          const document = documentWith({ template, titulo: short, cliente_nome: short, descricao: long });
          const evidence = standard === 'a-3a' ? evidenceWith({ nome: short, user_agent: long }) : null;
          expect((await drawn(document, { evidence })).byteLength).toBeGreaterThan(10_000);
        },
      ),
      { numRuns: 40 },
    );
  });
});
