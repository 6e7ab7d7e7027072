import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from '@playwright/test';
import { wrongFieldProblem } from './eyes.js';
import { walk } from './keyboard.js';
import { buttonsUnderNotices } from './notices.js';
import { tooLargeText } from './text-size.js';
import { isTranslated, untrue } from './translation.js';

const source = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Beside axe's own choice, which brings its best practices: what it leaves out by default and makes sense here. */
const MORE_RULES = ['target-size', 'table-fake-caption'];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Nothing is saved in these browsers, so the app follows the system's theme. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, theme);
}

/** What colours decide. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Question {
  /** Selector of the part that is looked at; else the page. */
  within?: string;
  /** Only these rules. */
  only?: readonly string[];
  /** What axe is not sure of counts too. */
  unsure?: boolean;
}

/** What axe has against the page as it is. `evaluate` is not bound by the page's CSP. */
export async function findings(
  page: Page,
  { within, only, unsure = false }: Question = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: Axe.RunOptions = {
    resultTypes: unsure ? ['violations', 'incomplete'] : ['violations'],
    ...(only
      ? { runOnly: { type: 'rule', values: [...only] } }
      : { rules: Object.fromEntries(MORE_RULES.map((id) => [id, { enabled: true }])) }),
  };
  return page.evaluate(
    async (asked) => {
      const { axe } = window as unknown as { axe: typeof Axe };
      const { violations, incomplete } = await axe.run(asked.within ?? document, asked.options);
      return [...violations, ...(asked.unsure ? incomplete : [])].flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary.replace(/\s+/g, ' ')}`),
      );
    },
    { within: within ?? null, options, unsure },
  );
}

/**
 * What is wrong with the page, by what was looked at; in both themes: all rules in the light one, those about colours, which are all
 * that changes, in the dark one. Whether a notice lies over a button, whether a wrong field with the focus is in sight with all its
 * words, of a page that is translated, whether it shows what it means to show, how it stands larger text on a phone, and whether each of
 * the keyboard's stops is marked and not covered.
 */
export async function look(page: Page): Promise<Record<string, string[]>> {
  const field = await wrongFieldProblem(page);
  const found: Record<string, string[]> = {
    'wrong field': field === '' ? [] : [field],
    'under a notice': await buttonsUnderNotices(page),
    translated: (await isTranslated(page)) ? await untrue(page) : [],
  };
  for (const theme of THEMES) {
    await wear(page, theme);
    found[theme] = await findings(page, theme === 'dark' ? { only: COLOR_RULES } : {});
  }
  found['larger text'] = await tooLargeText(page);
  found['keyboard'] = await walk(page);
  return Object.fromEntries(Object.entries(found).filter(([, list]) => list.length > 0));
}
