import type { Page } from '@playwright/test';
import type { Stage } from './stage.js';

/** Who looks at it; the first administrator is `admin`. */
export type Viewer = 'visitor' | 'marina' | 'juliana' | 'rafael' | 'admin';

export type Act = (page: Page, stage: Stage) => Promise<unknown>;

/** A screen of the product in one state: it is looked at in screens.journey, and `npm run shots` takes its pictures. */
export interface Screen {
  name: string;
  as: Viewer;
  path: string | ((stage: Stage) => string | Promise<string>);
  /** What is arranged before the page is opened. */
  before?: Act;
  /** What is done on the open page. */
  act?: Act;
  /** Calls that start so are answered 503. */
  fail?: string;
  /** Calls that start so are not answered. */
  hold?: string;
  /** A text that is there at last: it is waited for. */
  sees?: string | RegExp;
  /** It is another one on a phone, in more than its width: it is looked at there as well. */
  phone?: true;
}

/** Screens of one address, mostly seen by one person. */
export const at =
  (as: Viewer, path: Screen['path']) =>
  (name: string, more: Partial<Screen> = {}): Screen => ({ name, as, path, ...more });
