import type { Page } from '@playwright/test';
import { fillLeast, inTurn, press, refuse } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('marina', '/create');
const preview = at('marina', ({ of: { sent } }) => `/edit/${sent.id}?etapa=previa`);
const choose = (template: string) => (page: Page) =>
  page.locator('label').filter({ hasText: template }).click();
const toTemplates = inTurn(fillLeast, press('Gerar Proposta Automaticamente'), (page) =>
  page.getByRole('heading', { name: 'Escolha o Template' }).waitFor(),
);
const exporting = press('Exportar PDF');

/** Steps 2 and 3. */
export const stepScreens: readonly Screen[] = [
  of('wizard-template', { act: toTemplates }),
  of('wizard-template-chosen', { act: inTurn(toTemplates, choose('Elegante')) }),
  of('wizard-incomplete', {
    path: '/create?etapa=template',
    act: inTurn(choose('Moderno'), press('Continuar')),
    sees: 'Dados incompletos',
  }),
  preview('wizard-preview-modern', { path: ({ of: { rejected } }) => `/edit/${rejected.id}?etapa=previa` }),
  preview('wizard-preview-elegant', { phone: true }),
  preview('wizard-exporting', { hold: '/pdf', act: exporting }),
  preview('wizard-export-failed', {
    before: refuse('/pdf', 500),
    act: exporting,
    sees: 'Não foi possível gerar o PDF. Tente novamente.',
  }),
  preview('wizard-share', { act: press('Salvar e compartilhar'), sees: 'Copiar link' }),
];
