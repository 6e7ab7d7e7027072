import { SIZE } from './size.mjs';

/**
 * Headless Chromium shows no pointer: this adds one that follows the mouse. Runs in the page before its own scripts and
 * outside its root, so that it does not affect the page.
 */
export const POINTER = `(() => {
  const pointer = document.createElement('div');
  pointer.id = 'tour-pointer';
  pointer.setAttribute('aria-hidden', 'true');
  pointer.style.cssText = 'position:fixed;left:0;top:0;z-index:2147483647;pointer-events:none;width:22px;height:22px;opacity:0;transition:opacity .2s';
  pointer.innerHTML = '<svg viewBox="0 0 22 22" width="22" height="22"><path d="M3 2l6 16 2.4-6.6L18 9z" fill="#10182B" stroke="#fff" stroke-width="1.4" stroke-linejoin="round"/></svg>';
  addEventListener('mousemove', ({ clientX, clientY }) => {
    if (!pointer.isConnected) document.documentElement.append(pointer);
    pointer.style.transform = 'translate(' + (clientX - 3) + 'px,' + (clientY - 2) + 'px)';
    pointer.style.opacity = '1';
  }, true);
})();`;

/** Fraction of the page's height at top and bottom that bars may cover. */
const CLEAR = 0.12;
const STEP_MS = 14;
const TYPING_MS = 42;

/** Uses a page at a speed that viewers can follow. */
export class Actor {
  #x = 640;
  #y = 760;
  #page;

  /** @param {import('@playwright/test').Page} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {number} ms */
  rest = (ms) => this.#page.waitForTimeout(ms);

  /** @param {import('@playwright/test').Locator} target */
  async moveTo(target) {
    let box = await placeOf(target);
    const { height } = SIZE;
    // Does not scroll if the element is already visible.
    if (box.y < height * CLEAR || box.y + box.height > height * (1 - CLEAR)) {
      await target.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'smooth' }));
      await this.rest(500);
      box = await placeOf(target);
    }
    const x = box.x + Math.min(box.width / 2, 150);
    const y = box.y + box.height / 2;
    const steps = Math.max(8, Math.round(Math.hypot(x - this.#x, y - this.#y) / 28));
    for (let step = 1; step <= steps; step++) {
      const eased = 1 - (1 - step / steps) ** 3;
      await this.#page.mouse.move(this.#x + (x - this.#x) * eased, this.#y + (y - this.#y) * eased);
      await this.rest(STEP_MS);
    }
    [this.#x, this.#y] = [x, y];
  }

  /** @param {import('@playwright/test').Locator} target */
  async click(target) {
    await this.moveTo(target);
    await this.rest(180);
    await this.#page.mouse.down();
    await this.rest(70);
    await this.#page.mouse.up();
    await this.rest(350);
  }

  /**
   * @param {import('@playwright/test').Locator} field
   * @param {string} text
   */
  async type(field, text) {
    await this.click(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text, { delay: TYPING_MS });
    await this.rest(250);
  }

  /** @param {number} pixels down, or up where negative */
  async scroll(pixels) {
    const steps = Math.round(Math.abs(pixels) / 24);
    for (let step = 0; step < steps; step++) {
      await this.#page.mouse.wheel(0, Math.sign(pixels) * 24);
      await this.rest(STEP_MS + 4);
    }
    await this.rest(300);
  }
}

/** @param {import('@playwright/test').Locator} target */
async function placeOf(target) {
  const box = await target.boundingBox();
  if (!box) throw new Error('The target is not on the page');
  return box;
}
