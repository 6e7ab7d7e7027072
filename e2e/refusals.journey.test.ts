import { expect, test } from './support/journey.js';
import type { Page } from '@playwright/test';
import { DONA } from './steps/owner.js';
import { PANEL } from './steps/refusals/admin.js';
import { callsWithoutScreen } from './steps/refusals/declared.js';
import { holdRefusals, PHONE, refusalStage } from './steps/refusals/hold.js';
import { ACCOUNT } from './steps/refusals/account.js';
import { PROPOSALS } from './steps/refusals/proposals.js';
import { CLIENT, VISITOR } from './steps/refusals/visitor.js';
import { newPerson } from './support/browser.js';
import { messageProblem } from './support/eyes.js';

const stage = refusalStage();
holdRefusals(stage, { ...VISITOR, ...CLIENT });

test('has a screen for every change that a person can make', async () => {
  const screens = [VISITOR, CLIENT, ACCOUNT, PROPOSALS, PANEL].flatMap((some) => Object.values(some));
  expect(await callsWithoutScreen(screens)).toEqual([]);
});

/** The same with the product's real responses. */
const OWN: Record<string, (page: Page) => Promise<string>> = {
  'a wrong password': async (page) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(DONA.email);
    await page.getByLabel('Senha', { exact: true }).fill('outra senha');
    return 'Email ou senha inválidos';
  },
  'an address that has an account': async (page) => {
    await VISITOR['registration']?.open(page, stage.things);
    await page.getByLabel('Email').fill(DONA.email);
    return 'E-mail já cadastrado';
  },
  'a code that nobody was given': async (page) => {
    await VISITOR['verification']?.open(page, stage.things);
    return 'Nenhuma assinatura';
  },
  'an administrator who is none': async (page) => {
    await PANEL['sign-in of the panel']?.open(page, stage.things);
    return 'Credenciais inválidas';
  },
};

test.describe('the product’s real error responses (attacks 303, 304)', () => {
  for (const name of Object.keys(OWN)) {
    test(`${name}`, async () => {
      const { page, context } = await newPerson(stage.browser, stage.product.url, PHONE);
      const text = (await OWN[name]?.(page)) ?? '';
      await page.locator('form button[type=submit]').click();
      expect(await messageProblem(page, [text])).toBe('');
      await context.close();
    });
  }
});
