import { studios } from '../seed/studios.mjs';
import { Actor, POINTER } from './actor.mjs';
import { SIZE } from './size.mjs';

const CLIENT = { name: 'Bruno Tavares', email: 'bruno@cafedoporto.com.br', company: 'Café do Porto' };

/**
 * From the briefing to the signature, filmed: the owner's screen, the client's, and the owner's again.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {import('./reel.mjs').Reel} reel
 * @returns {Promise<Buffer>} the poster: the panel with the signed proposal
 */
export async function goThroughJourney(browser, url, reel) {
  const owner = await open(browser, url);
  await logIn(owner);
  let link = '';
  await reel.film(owner, async () => {
    await writeBriefing(owner, reel);
    await chooseTemplate(owner, reel);
    link = await shareLink(owner, reel);
  });
  const client = await open(browser, url);
  await client.goto(link, { waitUntil: 'networkidle' });
  await reel.film(client, () => readAndSign(client, reel));
  await client.context().close();
  await owner.bringToFront();
  await owner.getByText('Assinada Digitalmente').first().waitFor();
  await reel.film(owner, async () => {
    reel.say('No painel, a proposta já aparece como assinada, sem recarregar a página.');
    const actor = new Actor(owner);
    await actor.moveTo(owner.getByText('Assinada Digitalmente').first());
    await actor.rest(3_500);
  });
  await owner.evaluate('document.getElementById("tour-pointer")?.remove(); scrollTo(0, 0)');
  const poster = await owner.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
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
  await context.addInitScript(POINTER);
  const page = await context.newPage();
  // The look-up is an external service; the recording makes no external requests.
  await page.route(/viacep/, (route) => route.abort());
  return page;
}

/** @param {import('@playwright/test').Page} page */
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

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./reel.mjs').Reel} reel
 */
async function writeBriefing(page, reel) {
  const actor = new Actor(page);
  reel.say('Este é o painel: tudo o que foi enviado, assinado e o que ainda espera resposta.');
  await actor.rest(2_600);
  reel.say('Uma proposta nova começa pelo briefing: o cliente e o projeto.');
  await actor.click(page.locator('main').getByRole('link', { name: 'Nova Proposta' }).first());
  await page.getByLabel(/^Nome do cliente/).waitFor();
  await actor.rest(600);
  await actor.type(page.getByLabel(/^Nome do cliente/), CLIENT.company);
  await actor.type(page.getByLabel(/^E-mail do cliente/), CLIENT.email);
  const kind = page.getByLabel(/^Tipo de projeto/);
  await actor.moveTo(kind);
  await kind.selectOption({ label: 'Site Institucional' });
  await actor.rest(500);
  await actor.type(page.getByLabel(/^Número de páginas/), '8');
  reel.say('Escolha as funcionalidades. O preço sugerido acompanha cada escolha.');
  for (const feature of ['Sistema de contato', 'Galeria de imagens', 'SEO otimizado', 'Responsivo mobile'])
    await actor.click(page.locator('label').filter({ hasText: feature }).first());
  await actor.rest(1_200); // the suggestion appears after 800 ms
  reel.say('Aplique a sugestão: orçamento e serviços são preenchidos, e continuam editáveis.');
  await actor.click(page.getByRole('button', { name: 'Aplicar sugestão' }).first());
  await actor.rest(2_400);
  await actor.click(page.getByRole('button', { name: 'Gerar Proposta Automaticamente' }).first());
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./reel.mjs').Reel} reel
 */
async function chooseTemplate(page, reel) {
  const actor = new Actor(page);
  await page.getByRole('heading', { name: 'Escolha o Template' }).waitFor();
  reel.say('São dois templates, com as cores e o logo da sua empresa.');
  await actor.rest(900);
  await actor.click(page.locator('label').filter({ hasText: 'Moderno' }).first());
  await actor.rest(600);
  await actor.click(page.getByRole('button', { name: 'Continuar' }));
  await page.getByText('Valor Total do Projeto').first().waitFor();
  reel.say('A prévia é exatamente o que o cliente vai ver. É só conferir e salvar.');
  await actor.rest(900);
  await actor.scroll(1_300);
  await actor.click(page.getByRole('button', { name: 'Salvar', exact: true }).first());
  await page.waitForURL('**/dashboard');
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./reel.mjs').Reel} reel
 */
async function shareLink(page, reel) {
  const actor = new Actor(page);
  const actions = page.getByRole('list', {
    name: `Ações de Proposta para ${CLIENT.company} - ${CLIENT.email}`,
  });
  await actions.waitFor();
  reel.say('Um clique gera o link e já o copia. Envie como preferir.');
  await actor.rest(900);
  await actor.click(actions.getByRole('button', { name: /^Link/ }));
  await page.getByText('Link público gerado!').first().waitFor();
  await actor.rest(1_800);
  return /** @type {Promise<string>} */ (page.evaluate('navigator.clipboard.readText()'));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {import('./reel.mjs').Reel} reel
 */
async function readAndSign(page, reel) {
  const actor = new Actor(page);
  reel.say('O cliente abre o link sem criar conta e lê a proposta.');
  await actor.rest(1_500);
  await actor.scroll(1_100);
  reel.say('Para aceitar: nome, e-mail e uma confirmação.');
  await actor.click(page.getByRole('button', { name: 'Assinar Proposta Digitalmente' }).first());
  await page.getByLabel('Nome Completo').waitFor();
  await actor.type(page.getByLabel('Nome Completo'), CLIENT.name);
  await actor.type(page.getByLabel('Email', { exact: true }), CLIENT.email);
  await actor.click(page.getByRole('checkbox'));
  await actor.rest(700);
  await actor.click(page.getByRole('button', { name: 'Assinar Digitalmente', exact: true }));
  await page.getByText('Proposta Assinada Digitalmente').first().waitFor();
  reel.say('Data, hora e IP ficam registrados, e as duas partes recebem o PDF assinado.');
  await actor.rest(3_200);
}
