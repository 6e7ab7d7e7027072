import type { Page } from '@playwright/test';
import { inTurn, press } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('visitor', '/');

/** Moves to a frame in the middle, with its caption. */
const toMiddle = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const there = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.currentTime = 12;
    await there;
  });

const SIGN = 'Assinar a proposta de exemplo';
const signExample = async (page: Page) => {
  await page.getByLabel('Nome Completo').fill('Lia Prado');
  await page.getByLabel('Email').fill('lia@exemplo.com.br');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assinar Digitalmente' }).click();
};

/** Public pages about the product. */
export const siteScreens: readonly Screen[] = [
  of('landing', { phone: true }),
  of('landing-tour', { act: inTurn(press(/Assistir/), toMiddle) }),
  of('landing-logged-in', { as: 'marina', sees: 'Dashboard' }),
  of('landing-questions', {
    act: (page) => page.getByText('Que tipo de assinatura é essa?').click(),
    sees: 'Não é assinatura com certificado ICP-Brasil',
    phone: true,
  }),
  of('example', { path: '/exemplo', sees: 'Exemplo: nada é enviado', phone: true }),
  of('example-elegant', {
    path: '/exemplo',
    act: (page) => page.getByRole('radio', { name: 'Elegante' }).check(),
    sees: 'Exemplo: nada é enviado',
  }),
  of('example-form', { path: '/exemplo', act: press(SIGN), sees: 'Assinar Digitalmente', phone: true }),
  of('example-signed', {
    path: '/exemplo',
    act: inTurn(press(SIGN), signExample),
    sees: 'Proposta de exemplo assinada',
    phone: true,
  }),
  of('privacy', { path: '/privacy-policy', phone: true }),
  of('terms', { path: '/terms-of-service' }),
  of('not-found', { path: '/nao-existe', phone: true }),
];
