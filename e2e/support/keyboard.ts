import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { closeToasts } from './eyes.js';

const MANY_STOPS = 150;
const PATIENCE_MS = 10_000;
const NOWHERE = 'the focus is nowhere';
const AGAIN = 'the focus was there before';

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
    const place = async () => ((await hasFocus(target)) ? 'there' : this.page.evaluate(nameOfFocus));
    await expect
      .poll(place, { message: String(target), timeout: PATIENCE_MS, intervals: [20] })
      .toBe('there');
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

/**
 * Tabs through the whole page, or around the dialog that keeps the focus: what is wrong with its stops. Notices are taken away first:
 * they go by themselves, and whoever passes them is sent back to where they were.
 */
export async function walk(page: Page): Promise<string[]> {
  await closeToasts(page);
  const problems = new Set<string>();
  const stops = await page.evaluateHandle(() => new Set<Element | null>());
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const problem = await focusProblem(page, stops);
    if (problem === AGAIN) break;
    if (problem && problem !== NOWHERE) problems.add(problem); // past the end of the page, its beginning comes next
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

/** As many as a page may need until it has moved away what lay over the new place of the focus: half a second. */
const FRAMES = 30;

/**
 * What is wrong with the place of the focus (WCAG 2.2: 2.4.7, 2.4.11): a control or what is drawn for it has a ring, and
 * nothing lies over it. Null where all is well; each place is asked about once where `stops` are kept.
 */
function focusProblem(page: Page, stops?: JSHandle<Set<Element | null>>): Promise<string | null> {
  const words = { nowhere: NOWHERE, again: AGAIN };
  return page.evaluate(
    async ({ nowhere, again, before, frames }) => {
      const active = document.activeElement;
      if (before?.has(active)) return again;
      before?.add(active);
      if (!active || active === document.body) return nowhere;
      if (active instanceof HTMLMediaElement && active.controls) return null; // the browser marks its own buttons
      if (active.matches('[role=menu]')) return null; // Tab stays in it: the arrow keys lead to what can be chosen
      const name = active.outerHTML.slice(0, 200);
      const isRinged = (element: Element | null) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      };
      // Invisible inputs (files, cards of choice) have their ring drawn around them.
      const ringed = [active, active.parentElement, active.parentElement?.parentElement ?? null].find(
        isRinged,
      );
      if (!ringed) return `no ring: ${name}`;
      const problem = (): string | null => {
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
      };
      // The browser scrolls to the focus first; the page hears of that in the frame after.
      for (let frame = 0; frame < frames && problem(); frame += 1) await new Promise(requestAnimationFrame);
      return problem();
    },
    { ...words, before: stops ?? null, frames: FRAMES },
  );
}
