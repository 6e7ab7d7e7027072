import { expect, test } from '../../support/journey.js';
import { contentFixture } from '@acordo/contracts/fixtures/proposal';
import type { Browser, Locator, Page } from '@playwright/test';
import type { RunningProduct } from '../../../test/product.js';
import { endLink } from '../../../scripts/lib/sample/sample.mjs';
import { ADMIN } from '../../setup/settings.mjs';
import { newPerson, closeContexts } from '../../support/browser.js';
import { closeToasts, messageProblem, stoodStill } from '../../support/eyes.js';
import { DONA, newOwner } from '../owner.js';
import { declaredErrors } from './declared.js';
import {
  allowAgain,
  responseTo,
  KINDS,
  type Kind,
  refuse,
  type Screen,
  textsOf,
  type Things,
} from './screen.js';

export const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
/** On a wide screen the messages are in the same positions: one field error and one general error are enough. */
const WIDE_KINDS: readonly Kind[] = ['INVALID_FIELDS', 'UNAVAILABLE'];

/** One of the responses that all screens with a session show alike, besides the errors in the contract of the screen's call. */
export const KINDS_INSIDE = [
  'INVALID_FIELDS',
  'FORBIDDEN',
  'CONFLICT',
  'TOO_MANY',
  'UNAVAILABLE',
  'offline',
  'NOT_AUTHENTICATED',
] as const satisfies readonly Kind[];

export interface Stage {
  product: RunningProduct;
  browser: Browser;
  things: Things;
}

/** Product, browser and an owner with two proposals, for the tests of the file that calls it. */
export function refusalStage(): Stage {
  const stage = {} as Stage;
  test.beforeAll(async ({ sharedProduct, browser: own }) => {
    stage.product = await sharedProduct.asNew();
    stage.browser = own;
    const { client } = await newOwner(stage.product);
    const make = async (titulo: string) =>
      (await client.call('POST', '/api/propostas', { ...contentFixture, titulo })).body as { id: string };
    const over = await make('Site do ateliê'); // the oldest: the list's first rows are the others
    const ended = await client.call('POST', `/api/propostas/${over.id}/generate-link`, {});
    await endLink(stage.product, over.id);
    const [draft, sent] = [await make('Site da padaria'), await make('Site da confeitaria')];
    const shared = await client.call('POST', `/api/propostas/${sent.id}/generate-link`, {});
    stage.things = {
      token: String(shared.body['publicToken']),
      sent: sent.id,
      expired: String(ended.body['publicToken']),
      id: draft.id,
      title: 'Site da padaria',
    };
  });
  test.afterAll(({ browser: own }) => closeContexts(own));
  return stage;
}

/** Each screen gets these errors; the message must be in view and at the focus. */
export function holdRefusals(
  stage: Stage,
  screens: Record<string, Screen>,
  phoneKinds: readonly Kind[] = KINDS,
): void {
  const sizes = [
    [WIDE, WIDE_KINDS],
    [PHONE, phoneKinds],
  ] as const;
  test.describe('an error is shown where the action was (attacks 303, 304, 305, 359)', () => {
    for (const name of Object.keys(screens)) {
      test(`${name}`, async () => {
        const screen = screens[name] as Screen;
        const problems: string[] = [];
        const { page, context } = await newPerson(stage.browser, stage.product.url, WIDE);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await signIn(stage, page, screen.as);
        const declared = await declaredErrors(screen);
        await screen.open(page, stage.things);
        for (const [size, kinds] of sizes) {
          await page.setViewportSize(size);
          // The last ones may end the session.
          const all = size === PHONE ? new Set([...declared, ...kinds]) : kinds;
          for (const kind of [...all].filter((one) => !screen.fine?.includes(one))) {
            const problem = await problemOf(stage, page, screen, kind);
            if (problem) problems.push(`${size.width} px, ${kind}: ${problem}`);
          }
        }
        await context.close();
        expect(problems).toEqual([]);
      });
    }
  });
}

async function signIn({ product }: Stage, page: Page, as: Screen['as']): Promise<void> {
  const headers = { origin: product.url };
  const data = { email: DONA.email, password: DONA.senha };
  if (as === 'owner') await page.request.post('/api/auth/login', { data, headers });
  if (as === 'admin') await page.request.post('/api/vitamina/auth/login', { data: ADMIN, headers });
}

const canBePressed = (place: Locator): Promise<boolean> =>
  place.click({ trial: true, timeout: 300 }).then(
    () => true,
    () => false,
  );

/** What is wrong with the message of one error; opens the screen again if the one before has closed it. */
async function problemOf({ things }: Stage, page: Page, screen: Screen, kind: Kind): Promise<string> {
  const place = screen.place(page);
  if (!(await canBePressed(place))) await screen.open(page, things);
  await refuse(page, kind, screen);
  const press = () => screen.act?.(page) ?? place.click();
  // Before the response an older message may still be shown.
  if (kind === 'offline') await press();
  else if (!(await responseTo(page, screen, press))) return 'the call was not made';
  const texts = textsOf(kind, screen);
  let problem = await messageProblem(page, texts);
  if (kind === 'INVALID_FIELDS' && problem === '') {
    // A toast that appears with it must not cover it.
    await stoodStill(page);
    problem = await messageProblem(page, texts);
  }
  await allowAgain(page);
  await stoodStill(page); // a notice may come a moment after the message of its field
  await closeToasts(page);
  return problem;
}
