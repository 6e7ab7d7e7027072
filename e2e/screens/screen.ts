import type { Page } from '@playwright/test';
import type { Stage } from './stage.js';

/** The signed-in person; the first administrator is `admin`. */
export type Viewer = 'visitor' | 'marina' | 'juliana' | 'rafael' | 'admin';

export type Act = (page: Page, stage: Stage) => Promise<unknown>;

/** A screen of the product in one state: screens.journey checks it, and `npm run shots` takes its pictures. */
export interface Screen {
  name: string;
  as: Viewer;
  path: string | ((stage: Stage) => string | Promise<string>);
  /** Runs before the page is opened. */
  before?: Act;
  /** Runs on the open page. */
  act?: Act;
  /** Calls whose path starts like this get 503. */
  fail?: string;
  /** Calls whose path starts like this get no response. */
  hold?: string;
  /** A text of the final state, to wait for. */
  sees?: string | RegExp;
  /** Its layout differs on a phone, beyond the width: it is checked there as well. */
  phone?: true;
}

/** Screens of one URL, mostly of one person. */
export const at =
  (as: Viewer, path: Screen['path']) =>
  (name: string, more: Partial<Screen> = {}): Screen => ({ name, as, path, ...more });
