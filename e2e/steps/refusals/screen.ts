import { ERRORS, type ErrorCode } from '@acordo/contracts/errors';
import type { Locator, Page } from '@playwright/test';

/** The data that the screens need: created once, through the API. */
export interface Things {
  /** A public link to sign, and the verification code of a signed one. */
  token: string;
  /** The proposal of this link. */
  sent: string;
  /** The token of a link that has expired. */
  expired: string;
  /** The owner's draft, and its title. */
  id: string;
  title: string;
}

/** A form or an action that the server may reject. */
export interface Screen {
  as: 'visitor' | 'owner' | 'admin';
  /** Ends where `place` is usable. */
  open(page: Page, things: Things): Promise<void>;
  /** The element to press; or, with `act`, the one that `act` needs. */
  place(page: Page): Locator;
  act?(page: Page): Promise<void>;
  /** The call that is rejected: method, and a pattern of the path. */
  call: readonly [method: string, path: RegExp];
  /** The field errors of a 422 for this form. */
  fields?: Record<string, string>;
  /** Responses that are no errors here. */
  fine?: readonly Kind[];
  /** The feature's own message, if it does not show the server's. */
  words?: readonly string[];
  /** Messages shown instead of the server's. */
  instead?: Partial<Record<Kind, string>>;
}

export type Kind = ErrorCode | 'offline';

/** One of each error status that a form can get (D5), and no response at all. */
export const KINDS: readonly Kind[] = [
  'INVALID_FIELDS',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'TOKEN_OVER',
  'LOCKED',
  'TOO_MANY',
  'UNAVAILABLE',
  'offline',
  'NOT_AUTHENTICATED',
];

const NETWORK = ['Erro de conexão', 'Não foi possível conectar ao servidor'];

/** The texts that may be shown for it. */
export function textsOf(kind: Kind, { words = [], fields = {}, instead = {} }: Screen): string[] {
  const own = instead[kind];
  if (own) return [own];
  // Invalid fields show their own messages; a toast alone is not enough.
  if (kind === 'INVALID_FIELDS' && Object.keys(fields).length > 0) return Object.values(fields);
  if (kind === 'offline') return [...NETWORK, ...words];
  const { error, message = error } = ERRORS[kind];
  return [error, message, ...words];
}

/** Makes the call fail like this until reset. */
export async function refuse(
  page: Page,
  kind: Kind,
  { call: [method, path], fields }: Screen,
): Promise<void> {
  if (kind === 'offline') return page.context().setOffline(true);
  const { status, error, message = error } = ERRORS[kind];
  const json = {
    error,
    message,
    code: kind,
    requestId: 'r',
    ...(kind === 'INVALID_FIELDS' && fields ? { fields } : {}),
  };
  await page.route(
    (url) => path.test(url.pathname),
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status, json, headers: status === 429 ? { 'retry-after': '1' } : {} })
        : route.fallback(),
  );
}

/** How long a press may take until the response of its call. */
const ANSWER_MS = 5_000;

/** Presses; whether the refused call was made then, and has its response. */
export async function responseTo(
  page: Page,
  { call: [method, path] }: Screen,
  press: () => Promise<unknown>,
): Promise<boolean> {
  const answered = page
    .waitForResponse(
      (response) => response.request().method() === method && path.test(new URL(response.url()).pathname),
      { timeout: 30_000 },
    )
    .then(
      () => true,
      () => false,
    );
  await press();
  // Measured from the press on: finding the element may take longer on a busy machine.
  return Promise.race([answered, page.waitForTimeout(ANSWER_MS).then(() => false)]);
}

export async function allowAgain(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'wait' });
}
