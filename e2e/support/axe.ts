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

/** Useful rules that axe disables by default, in addition to its default rules and best practices. */
const MORE_RULES = ['target-size', 'table-fake-caption'];

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Nothing is saved in these browsers, so the app follows the system's theme. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.waitForFunction((name) => document.documentElement.dataset['theme'] === name, theme);
}

/** Rules that depend on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

interface Question {
  /** Selector of the part to check; default: the page. */
  within?: string;
  /** Only these rules. */
  only?: readonly string[];
  /** Includes what axe reports as incomplete. */
  unsure?: boolean;
}

/** axe's violations on the current page. The page's CSP does not apply to `evaluate`. */
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
 * The page's problems, by check. Light theme: all axe rules; dark theme: those about colours, since nothing else differs.
 * Also: whether a notice covers a button; whether a focused invalid field and its texts are in view; whether a translated page
 * shows its texts; whether the layout works with larger text on a phone; whether each keyboard stop is marked and not covered.
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
