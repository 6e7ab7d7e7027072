import type { Page } from '@playwright/test';

/**
 * The texts of buttons in action bars that a notice covers, which is never allowed (L6). Movement may last
 * a few frames.
 */
export const buttonsUnderNotices = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isUnder = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-sonner-toaster]'));
    };
    const bars =
      '[data-action-bar] button, [data-dialog-actions] :is(button, a, input, textarea), [role="alertdialog"] button, form button[type="submit"], form button[type="submit"] ~ button, form button:has(~ button[type="submit"])';
    // A notice that has just appeared is still below the window: nothing would be under it.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const moving = [...document.querySelectorAll('[data-sonner-toast]')].flatMap((notice) =>
      notice.getAnimations(),
    );
    await Promise.allSettled(moving.map((movement) => movement.finished));
    for (const end = performance.now() + 1000; ; await new Promise(requestAnimationFrame)) {
      const under = [...document.querySelectorAll(bars)].filter(isUnder);
      if (under.length === 0 || performance.now() > end)
        return under.map((button) => button.textContent.trim());
    }
  });
