import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import type { Page } from '@playwright/test';

/** As for an owner who has saved settings. */
export const withSettings = async (page: Page, settings: object): Promise<void> =>
  void (await page
    .context()
    .route('**/api/company-settings?*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { ...NO_COMPANY, ...settings } })
        : route.fallback(),
    ));
/** Nobody is asked who sends the proposal (P115). */
export const named = { nome_empresa: 'Ateliê', email_empresa: 'oi@atelie.com.br' };
