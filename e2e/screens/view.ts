import type { Page } from '@playwright/test';
import { inTurn, press } from './acts.js';
import { at, type Screen } from './screen.js';

type State = 'draft' | 'sent' | 'unpriced' | 'signed' | 'rejected' | 'expired';
const STATES: readonly State[] = ['draft', 'sent', 'unpriced', 'signed', 'rejected', 'expired'];
const of = (name: string, state: State, more: Partial<Screen> = {}) =>
  at('marina', ({ of: sample }) => `/view/${sample[state].id}`)(name, more);
const CALL = '/api/propostas/';
const openMenu = press('Mais ações');
const revoke = (page: Page) => page.getByRole('menuitem', { name: 'Revogar link' }).click();

/** The owner's view of one proposal. */
export const viewScreens: readonly Screen[] = [
  ...STATES.map((state) =>
    of(`view-${state}`, state, { sees: 'Histórico', ...(state.startsWith('s') ? { phone: true } : {}) }),
  ),
  of('view-history', 'signed', { act: press('Histórico'), sees: 'Proposta criada' }),
  of('view-more', 'expired', { act: openMenu }),
  of('view-revoke', 'sent', { act: inTurn(openMenu, revoke) }),
  of('view-loading', 'draft', { hold: CALL, sees: 'Carregando proposta...' }),
  of('view-error', 'draft', { fail: CALL, sees: 'Não foi possível carregar a proposta.' }),
  of('view-unknown', 'draft', {
    path: '/view/8d5f0b9e-0000-4000-8000-000000000000',
    sees: 'Proposta não encontrada',
  }),
];
