import type { Page } from 'playwright-core';

/** The buttons of bars of actions that a notice lies over, which it never may (look.md), by their texts. */
export const buttonsUnderNotices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isUnder = (button: Element): boolean => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const corners = [left + 2, right - 2].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const));
      return corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-sonner-toaster]'));
    };
    return [...document.querySelectorAll('[data-action-bar] button, [data-dialog-actions] button')]
      .filter(isUnder)
      .map((button) => button.textContent.trim());
  });
