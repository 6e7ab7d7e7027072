import { expect, test } from './support/journey.js';
import type { Browser, Page } from '@playwright/test';
import type { RunningProduct } from '../test/product.js';
import { openLink } from './steps/client.js';
import { company, share } from './steps/shared-proposal.js';
import { ApiClient } from '../scripts/lib/api-client.mjs';
import { newPerson, closeContexts } from './support/browser.js';
import { print } from './support/printed.js';

let product: RunningProduct;
let browser: Browser;
let owner: ApiClient;
test.beforeAll(async ({ sharedProduct, browser: own }) => {
  product = await sharedProduct.asNew();
  browser = own;
  owner = await company(product, 'Estúdio Lume');
});
test.afterAll(async ({ browser: own }) => {
  await closeContexts(own);
});

const details = (name: string) => `Começo ${name}. ${'Uma linha que enche o bloco. '.repeat(9)}Fim ${name}.`;
const content = {
  titulo: 'Novo site da padaria',
  cliente_nome: 'Padaria Pão & Prosa',
  cliente_email: 'helena@paoeprosa.com.br',
  cliente_cnpj: '11.444.777/0001-61',
  cliente_endereco: 'Rua Harmonia',
  cliente_numero: '120',
  cliente_cidade: 'São Paulo - SP',
  cliente_cep: '05435-000',
  tipo_site: 'ecommerce',
  paginas: 14,
  valor_total: '11200.00',
  prazo: '45 dias',
  horas_trabalho: '120',
  funcionalidades: ['Catálogo de encomendas', 'Pagamento por Pix', 'Entrega por CEP', 'Blog de receitas'],
  servidor_web_valor: '89.90',
  servidor_web_detalhes: details('web'),
  suporte_gestao_valor: '250.00',
  suporte_gestao_detalhes: details('suporte'),
  condicoes_pagamento: 'Metade agora.\nMetade depois.',
  descricao: 'Loja virtual para encomendas da padaria, com e-mail e pagamento.',
};
const CONTENTS = [
  ['Proposta Comercial', 'E-commerce', 'Novo site da padaria', 'para Padaria Pão & Prosa'],
  ['Investimento', 'R$ 11.200,00', 'Prazo', '45 dias', 'Páginas', '14', 'Horas de Trabalho', '120'],
  ['Informações da Empresa', 'Estúdio Lume', '11.222.333/0001-81', '(11) 98765-4321'],
  ['Informações do Cliente', 'helena@paoeprosa.com.br', '11.444.777/0001-61'],
  ['Rua Harmonia, 120, São Paulo - SP, CEP 05435-000'],
  ['Escopo do Projeto', content.descricao, 'Funcionalidades Incluídas', ...content.funcionalidades],
  ['Serviços Adicionais', 'Hospedagem Web', 'R$ 89,90', content.servidor_web_detalhes, 'Suporte e Gestão'],
  [
    'Valor Total do Projeto',
    'Condições de Pagamento',
    'Metade agora.',
    'Próximos Passos',
    'Revise a proposta',
  ],
].flat();
/** Elements for the screen that must not be printed. */
const CONTROLS = [
  ['Visualização Pública', 'Escuro', 'Claro', 'Imprimir', 'Baixar PDF', 'Assinar Proposta Digitalmente'],
  ['Aceitar Proposta', 'Recusar Proposta', 'Link válido até', 'Ir para o conteúdo', 'Responder à proposta'],
].flat();

const squeezed = (text: string) => text.replace(/\s+/gu, '').toUpperCase();

async function open(link: string): Promise<Page> {
  const { page } = await newPerson(browser, product.url);
  await openLink(page, link);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** A real browser on the real product: over 5 s because the product is started for it. */
for (const template of ['modern', 'elegant'] as const) {
  test.describe(`printing the client’s page, ${template}`, () => {
    test('prints the whole document on white paper without controls, in either theme', async () => {
      const { link } = await share(product.url, owner, { ...content, template });
      const page = await open(link);
      const light = await print(page);
      await page.getByRole('button', { name: 'Escuro', exact: true }).click();
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
      const dark = await print(page);
      const text = squeezed(light.sheets.flat().join(' '));
      for (const said of CONTENTS) expect(text).toContain(squeezed(said));
      const shown = light.sheets.flat().join(' ');
      for (const control of CONTROLS) expect(shown).not.toContain(control);
      expect(light.corners.flat().every((grey) => grey === 255)).toBe(true);
      // The theme applies to the screen only: both prints are the same.
      expect(dark).toEqual(light);
      await page.context().close();
    });

    test('of a signed one has the signature’s data, on one page', async () => {
      const { link, token } = await share(product.url, owner, { ...content, template });
      const signature = { nome: 'José Antônio Ribeiro', email: 'jose@paoeprosa.com.br', confirmacao: true };
      await new ApiClient(product.url).call('POST', `/api/propostas/${token}/assinatura`, signature);
      const page = await open(link);
      const { sheets } = await print(page);
      const withCard = sheets.filter((lines) =>
        squeezed(lines.join('')).includes('PROPOSTAASSINADADIGITALMENTE'),
      );
      expect(withCard).toHaveLength(1);
      const card = squeezed(withCard.flat().join(' '));
      for (const said of ['jose@paoeprosa.com.br', '127.0.0.1', 'Assinatura eletrônica simples', 'GMT-03:00'])
        expect(card).toContain(squeezed(said));
      expect(squeezed(sheets.flat().join(' '))).not.toContain(squeezed('Baixar PDF'));
      await page.context().close();
    });

    test('splits no service, and leaves no heading or company alone at the end of a page', async () => {
      const { link } = await share(product.url, owner, { ...content, template });
      const page = await open(link);
      const headings = await page.locator('article :is(h2, h3, h4)').allInnerTexts();
      const description = page.getByText(content.descricao);
      const paragraph = await description.elementHandle();
      for (let lines = 0; lines < 24; lines += 2) {
        await paragraph?.evaluate((element, count) => {
          element.textContent = Array.from({ length: count + 1 }, (_, i) => `Linha ${i}`).join('\n');
        }, lines);
        const { sheets } = await print(page);
        for (const sheet of sheets) {
          const whole = sheet.join(' ');
          for (const name of ['web', 'suporte'])
            expect([lines, whole.includes(`Começo ${name}.`)]).toEqual([
              lines,
              whole.includes(`Fim ${name}.`),
            ]);
          const last = squeezed(sheet.at(-1) ?? '');
          expect([lines, headings.map(squeezed).filter((heading) => heading === last)]).toEqual([lines, []]);
        }
        // The last sheet has more than the footer.
        expect([lines, squeezed(sheets.at(-1)?.join(' ') ?? '')]).toEqual([
          lines,
          expect.stringMatching(/COMEÇAMOSOPROJETO|PRONTOPARACOMEÇAR/),
        ]);
      }
      await page.context().close();
    }); // twelve prints of three or four sheets each
  });
}
