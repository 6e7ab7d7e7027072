import fs from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from '@playwright/test';
import { wrongFieldProblem } from './eyes.js';
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
  await page.evaluate(async (name) => {
    const end = performance.now() + 20_000;
    while (document.documentElement.dataset['theme'] !== name) {
      if (performance.now() > end) throw new Error(`the page does not wear ${name}`);
      await new Promise(requestAnimationFrame);
    }
  }, theme);
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

/** Looks at one screen after the other, so that one run tells of all: compare `found` with {}. */
export class Looker {
  readonly found: Record<string, string[]> = {};
  private readonly names = new Set<string>();
  private worn: Theme = 'light';

  /**
   * In both themes: all rules in the light one, those about colours, which are all that changes, in the dark one. Whether a
   * notice lies over a button, whether a wrong field with the focus is in sight with all its words, of a page that is translated, whether it shows what it means to show, and how it stands larger text
   * on a phone.
   */
  async look(page: Page, name: string): Promise<void> {
    if (this.names.has(name)) throw new Error(`two screens are called "${name}"`);
    this.names.add(name);
    const field = await wrongFieldProblem(page);
    if (field !== '') this.found[`${name}, wrong field`] = [field];
    const covered = await buttonsUnderNotices(page);
    if (covered.length > 0) this.found[`${name}, under a notice`] = covered;
    const wrong = (await isTranslated(page)) ? await untrue(page) : [];
    if (wrong.length > 0) this.found[`${name}, translated`] = wrong;
    // first in the theme of the look before: a change draws everything anew
    for (const theme of [this.worn, ...THEMES.filter((other) => other !== this.worn)]) {
      await wear(page, theme);
      this.worn = theme;
      const list = await findings(page, theme === 'dark' ? { only: COLOR_RULES } : {});
      if (list.length > 0) this.found[`${name}, ${theme}`] = list;
    }
    const large = await tooLargeText(page);
    if (large.length > 0) this.found[`${name}, larger text`] = large;
  }
}
