import type { Page } from '@playwright/test';
import { amend, fill, fillLeast, inTurn, press, refuse, reload, see } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/create');
const draft = at('marina', ({ of: sample }) => `/edit/${sample.draft.id}`);
const CALL = '/api/propostas/*';

const change = fill({ 'Nome do cliente': 'Revista Quintal Urbano' });
const changeAndSave = inTurn(change, press('Prévia'), press('Salvar'));
const kept = see('Salvo neste navegador');
/** A save is rejected with this. */
const refusing = (code: string, status: number, message: string) => (page: Page) =>
  page.route(`**${CALL}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status, json: { error: message, message, code, requestId: 'x' } })
      : route.continue(),
  );
const STALE = 'Esta proposta foi alterada em outra aba. Recarregue para não perder nada.';
const LOCKED = 'Uma proposta assinada não pode ser alterada. Duplique-a para fazer uma nova versão.';

/** How unsaved work is kept, and what can prevent it. */
export const unsavedScreens: readonly Screen[] = [
  of('wizard-draft-restored', {
    act: inTurn(fillLeast, kept, reload),
    sees: 'Recuperamos o que você estava escrevendo.',
  }),
  of('wizard-leaving', {
    act: inTurn(fillLeast, (page) => page.getByRole('banner').getByRole('link').first().click()),
    sees: 'Sair sem salvar a proposta?',
  }),
  draft('wizard-session-lost', {
    act: inTurn(
      (page) => page.context().clearCookies(),
      changeAndSave,
      (page) => page.waitForURL('**/auth'),
    ),
  }),
  draft('wizard-save-failed', {
    act: inTurn(refuse(CALL), changeAndSave),
    sees: 'Não foi possível atualizar a proposta.',
  }),
  draft('wizard-stale', { before: refusing('STALE_VERSION', 409, STALE), act: changeAndSave, sees: STALE }),
  draft('wizard-outdated', {
    act: inTurn(
      change,
      kept,
      amend<{ versao: number }>(CALL, (own) => ({ ...own, versao: own.versao + 1 })),
      reload,
    ),
  }),
  draft('wizard-signed-meanwhile', {
    before: refusing('LOCKED', 423, LOCKED),
    act: changeAndSave,
    sees: 'Duplicar',
  }),
  of('wizard-signed', { path: ({ of: { signed } }) => `/edit/${signed.id}`, sees: 'Proposta assinada' }),
  draft('wizard-edit', { path: ({ of: { rejected } }) => `/edit/${rejected.id}` }),
  draft('wizard-edit-loading', { hold: '/api/propostas/' }),
  draft('wizard-edit-error', { fail: '/api/propostas/', sees: 'Não foi possível carregar a proposta.' }),
  draft('wizard-edit-unknown', {
    path: '/edit/8d5f0b9e-0000-4000-8000-000000000000',
    sees: 'Proposta não encontrada',
  }),
];
