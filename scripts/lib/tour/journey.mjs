import { studios } from '../sample/studios.mjs';
import { show, SIZE } from './film.mjs';

/** @typedef {import('@playwright/test').Page} Page @typedef {import('./film.mjs').Film} Film */

const CLIENT = { name: 'Bruno Tavares', email: 'bruno@cafedoporto.com.br', company: 'Café do Porto' };

/**
 * From the briefing to the signature, filmed: the owner's screen, the client's, and the owner's again.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Film} film
 * @returns {Promise<Buffer>} a PNG for the poster: the panel with the signed proposal
 */
export async function goThroughJourney(browser, url, film) {
  const owner = await open(browser, url);
  await logIn(owner);
  let link = '';
  await film.film(owner, async () => {
    await writeBriefing(owner, film);
    await chooseTemplate(owner, film);
    link = await shareLink(owner, film);
  });
  const client = await open(browser, url);
  await client.goto(link, { waitUntil: 'networkidle' });
  await film.film(client, () => readAndSign(client, film));
  await client.context().close();
  await owner.bringToFront();
  await owner.getByText('Assinada Digitalmente').first().waitFor();
  await film.film(owner, async () => {
    film.say('No painel, a proposta já aparece como assinada, sem recarregar a página.');
    await owner.waitForTimeout(3_500);
  });
  await owner.evaluate('scrollTo(0, 0)');
  const poster = await owner.screenshot({ animations: 'disabled' });
  await owner.context().close();
  return poster;
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
async function open(browser, url) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: SIZE,
    colorScheme: 'light',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  // The look-up is an external service; the recording makes no external requests.
  await page.route(/viacep/, (route) => route.abort());
  return page;
}

/** @param {Page} page */
async function logIn(page) {
  const { email, password } = studios.marina.owner;
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.getByText('Padaria Pão & Prosa').first().waitFor();
  await page.waitForTimeout(5_000); // the welcome notice has disappeared
}

/** @param {Page} page @param {Film} film */
async function writeBriefing(page, film) {
  film.say('Este é o painel: tudo o que foi enviado, assinado e o que ainda espera resposta.');
  await page.waitForTimeout(2_600);
  film.say('Uma proposta nova começa pelo briefing: o cliente e o projeto.');
  await film.click(page.locator('main').getByRole('link', { name: 'Nova Proposta' }).first());
  await page.getByLabel(/^Nome do cliente/).waitFor();
  await page.waitForTimeout(600);
  await film.type(page.getByLabel(/^Nome do cliente/), CLIENT.company);
  await film.type(page.getByLabel(/^E-mail do cliente/), CLIENT.email);
  const kind = page.getByLabel(/^Tipo de projeto/);
  await show(kind);
  await kind.selectOption({ label: 'Site Institucional' });
  await page.waitForTimeout(500);
  await film.type(page.getByLabel(/^Número de páginas/), '8');
  film.say('Escolha as funcionalidades. O preço sugerido acompanha cada escolha.');
  for (const feature of ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado', 'Responsivo mobile'])
    await film.click(page.locator('label').filter({ hasText: feature }).first());
  await page.waitForTimeout(1_200); // the suggestion appears after 800 ms
  film.say('Aplique a sugestão: orçamento e serviços são preenchidos, e continuam editáveis.');
  await film.click(page.getByRole('button', { name: 'Aplicar sugestão' }).first());
  await page.waitForTimeout(2_400);
  await film.click(page.getByRole('button', { name: 'Gerar Proposta Automaticamente' }).first());
}

/** @param {Page} page @param {Film} film */
async function chooseTemplate(page, film) {
  await page.getByRole('heading', { name: 'Escolha o Template' }).waitFor();
  film.say('São dois templates, com as cores e o logo da sua empresa.');
  await page.waitForTimeout(900);
  await film.click(page.locator('label').filter({ hasText: 'Moderno' }).first());
  await page.waitForTimeout(600);
  await film.click(page.getByRole('button', { name: 'Continuar' }));
  await page.getByText('Valor Total do Projeto').first().waitFor();
  film.say('A prévia é exatamente o que o cliente vai ver. É só conferir e salvar.');
  await page.waitForTimeout(900);
  await film.scroll(page, 1_300);
  await film.click(page.getByRole('button', { name: 'Salvar', exact: true }).first());
  await page.waitForURL('**/dashboard');
}

/** @param {Page} page @param {Film} film */
async function shareLink(page, film) {
  const actions = page.getByRole('list', {
    name: `Ações de Proposta para ${CLIENT.company}`,
  });
  await actions.waitFor();
  film.say('Um clique gera o link e já o copia. Envie como preferir.');
  await page.waitForTimeout(900);
  await film.click(actions.getByRole('button', { name: /^Link/ }));
  await page.getByText('Link público gerado!').first().waitFor();
  await page.waitForTimeout(1_800);
  return /** @type {Promise<string>} */ (page.evaluate('navigator.clipboard.readText()'));
}

/** @param {Page} page @param {Film} film */
async function readAndSign(page, film) {
  film.say('O cliente abre o link sem criar conta e lê a proposta.');
  await page.waitForTimeout(1_500);
  await film.scroll(page, 1_100);
  film.say('Para aceitar: nome, e-mail e uma confirmação.');
  await film.click(page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first());
  await page.getByLabel('Nome Completo').waitFor();
  await film.type(page.getByLabel('Nome Completo'), CLIENT.name);
  await film.type(page.getByLabel('Email', { exact: true }), CLIENT.email);
  await film.click(page.getByRole('checkbox'));
  await page.waitForTimeout(700);
  await film.click(page.getByRole('button', { name: 'Assinar Digitalmente', exact: true }));
  await page.getByText('Proposta Assinada Digitalmente').first().waitFor();
  film.say('Data, hora e IP ficam registrados, e as duas partes recebem o PDF assinado.');
  await page.waitForTimeout(3_200);
}
