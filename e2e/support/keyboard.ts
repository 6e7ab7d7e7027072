import { setTimeout } from 'node:timers/promises';
import { expect, type JSHandle, type Locator, type Page } from '@playwright/test';
import { closeToasts } from './eyes.js';

const MANY_STOPS = 150;
const PATIENCE_MS = 10_000;
const NOWHERE = 'the focus is nowhere';
const AGAIN = 'the focus was there before';

/** A person without a mouse. Checks every stop of Tab: a focus that is lost, unmarked or covered is an error. */
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

  /** Tabs through the whole dialog and back: the focus never leaves it. */
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
 * Tabs through the whole page, or the dialog that traps the focus, and returns the problems of its stops. Removes notices first:
 * they disappear by themselves, and when the focus leaves them it returns to where it was before.
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

/** Closes the dialog or menu, and waits until the focus has returned; later, that would move it away from the next element. */
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

/** Longer than a frame: the browser scrolls to the new focus first, and the page handles that in the next one. */
const FRAME_MS = 20;
/** Frames that a page may need to uncover the newly focused element: half a second. */
const FRAMES = 25;
const COVERED = 'covered: ';
const OUTSIDE = 'not on the screen: ';

/**
 * The problem of the focused element (WCAG 2.2: 2.4.7, 2.4.11): the control, or the visible element for it, has a ring and
 * is not covered. Null if there is none; with `stops` each element is checked once. The delays are here and not in the page, whose
 * scripts may be disabled.
 */
async function focusProblem(page: Page, stops?: JSHandle<Set<Element | null>>): Promise<string | null> {
  let problem: string | null = null;
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await setTimeout(FRAME_MS);
    problem = await problemNow(page, frame === 0 ? stops : undefined);
    if (!problem?.startsWith(COVERED) && !problem?.startsWith(OUTSIDE)) break;
  }
  return problem;
}

function problemNow(page: Page, stops?: JSHandle<Set<Element | null>>): Promise<string | null> {
  const words = { nowhere: NOWHERE, again: AGAIN, covered: COVERED, outside: OUTSIDE };
  return page.evaluate(
    ({ nowhere, again, covered, outside, before }) => {
      const active = document.activeElement;
      if (before?.has(active)) return again;
      before?.add(active);
      if (!active || active === document.body) return nowhere;
      if (active instanceof HTMLMediaElement && active.controls) return null; // the browser shows the ring of its own buttons
      if (active.matches('[role=menu]')) return null; // Tab stays in it: the arrow keys move between the options
      const name = active.outerHTML.slice(0, 200);
      const isRinged = (element: Element | null) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      };
      // Invisible inputs (files, radio cards) show their ring on the element around them.
      const ringed = [active, active.parentElement, active.parentElement?.parentElement ?? null].find(
        isRinged,
      );
      if (!ringed) return `no ring: ${name}`;
      const { left, top, right, bottom } = ringed.getBoundingClientRect();
      const [x, y] = [
        (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
        (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
      ];
      const hit = document.elementFromPoint(x, y);
      if (!hit) return outside + name;
      if (hit.closest('[data-sonner-toaster]')) return null; // it disappears by itself
      if (!ringed.contains(hit) && !hit.contains(ringed))
        return `${covered}${name} by ${hit.outerHTML.slice(0, 200)}`;
      return null;
    },
    { ...words, before: stops ?? null },
  );
}
