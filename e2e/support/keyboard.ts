import type { Locator, Page } from '@playwright/test';

const MANY_STOPS = 150;
const PATIENCE_MS = 10_000;

/** A person without a mouse. Every stop of Tab is looked at: a focus that is lost, unmarked or covered is an error. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Presses Tab until it has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor({ state: 'attached' });
    for (let stop = 0; stop < MANY_STOPS; stop += 1) {
      await this.press(key);
      const problem = await focusProblem(this.page);
      if (problem) throw new Error(`on the way to ${String(target)}: ${problem}`);
      if (await hasFocus(target)) return;
    }
    throw new Error(`${key} does not lead to ${String(target)}`);
  }

  /** Waits until the app has put the focus there by itself. */
  async arrivesAt(target: Locator): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await hasFocus(target))) {
      if (Date.now() > end)
        throw new Error(`not at ${String(target)} but at ${await this.page.evaluate(nameOfFocus)}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** Once around with Tab and back: the focus never leaves the dialog. */
  async staysIn(dialog: Locator): Promise<void> {
    const stops = await dialog.locator('a[href], button, input, select, textarea').count();
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop <= stops; stop += 1) {
        await this.press(key);
        const problem = await focusProblem(this.page);
        const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
        if (problem || !inside)
          throw new Error(
            `${key} in the dialog: ${problem ?? `at ${await this.page.evaluate(nameOfFocus)}, outside`}`,
          );
      }
  }
}

/** Tabs through the whole page, from where it begins to its end: what is wrong with its stops. */
export async function walk(page: Page): Promise<string[]> {
  const problems = new Set<string>();
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement === document.body)) break;
    const problem = await focusProblem(page);
    if (problem) problems.add(problem);
  }
  return [...problems];
}

/** Closes the dialog or menu, and waits until the focus is back where it was: that would take it from the next place. */
export async function escape(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    () =>
      !document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') &&
      document.activeElement !== document.body,
  );
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

const nameOfFocus = (): string => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing';

/**
 * What is wrong with the place of the focus (WCAG 2.2: 2.4.7, 2.4.11): a control or what is drawn for it has a ring, and
 * nothing lies over it. Null where all is well.
 */
function focusProblem(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return 'the focus is nowhere';
    const name = active.outerHTML.slice(0, 200);
    const isRinged = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    // Invisible inputs (files, cards of choice) have their ring drawn around them.
    const ringed = [active, active.parentElement, active.parentElement?.parentElement ?? null].find(isRinged);
    if (!ringed) return `no ring: ${name}`;
    const { left, top, right, bottom } = ringed.getBoundingClientRect();
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const hit = document.elementFromPoint(x, y);
    if (!hit) return `not on the screen: ${name}`;
    if (hit.closest('[data-sonner-toaster]')) return null; // it goes by itself
    if (!ringed.contains(hit) && !hit.contains(ringed))
      return `covered: ${name} by ${hit.outerHTML.slice(0, 200)}`;
    return null;
  });
}
