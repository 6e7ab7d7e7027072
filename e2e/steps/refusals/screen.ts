import { ERRORS, type ErrorCode } from '@acordo/contracts/errors';
import type { Locator, Page } from '@playwright/test';

/** What the screens need of the product: made once, by its own calls. */
export interface Things {
  /** Of public links: one to sign, and a signed one's verification code. */
  token: string;
  /** The proposal that this link is of. */
  sent: string;
  /** The owner's draft, and its title. */
  id: string;
  title: string;
}

/** A form or an action that the server may refuse. */
export interface Screen {
  as: 'visitor' | 'owner' | 'admin';
  /** Ends where `place` can be used. */
  open(page: Page, things: Things): Promise<void>;
  /** What is pressed; or, with `act`, what that needs. */
  place(page: Page): Locator;
  act?(page: Page): Promise<void>;
  /** The call that is refused: method, and the path by an expression. */
  call: readonly [method: string, path: RegExp];
  /** What 422 says of the fields of this form. */
  fields?: Record<string, string>;
  /** Responses that refuse nothing here. */
  fine?: readonly Kind[];
  /** The feature's own words, where it does not use the server's. */
  words?: readonly string[];
  /** What is said instead of the server's sentence, which is for others. */
  instead?: Partial<Record<Kind, string>>;
}

export type Kind = ErrorCode | 'offline';

/** One of each status that a form meets (D5), and no response at all. */
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

/** What a person may read of it. */
export function textsOf(kind: Kind, { words = [], fields = {}, instead = {} }: Screen): string[] {
  const own = instead[kind];
  if (own) return [own];
  // Wrong fields say so themselves; a toast beside them is not enough.
  if (kind === 'INVALID_FIELDS' && Object.keys(fields).length > 0) return Object.values(fields);
  if (kind === 'offline') return [...NETWORK, ...words];
  const { error, message = error } = ERRORS[kind];
  return [error, message, ...words];
}

/** Lets the call fail so, until told otherwise. */
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

/** How long a press may take to become a call and its response. */
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
  // Counted from the press on: to find the place may take a busy machine longer.
  return Promise.race([answered, page.waitForTimeout(ANSWER_MS).then(() => false)]);
}

export async function allowAgain(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.unrouteAll({ behavior: 'wait' });
}
