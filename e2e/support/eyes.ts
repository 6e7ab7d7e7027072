import type { Page } from '@playwright/test';

/**
 * '' if one of these texts is in view and at the focus, else the problem. Repeats for some seconds, since notices are animated.
 * Required: the text is in the window and uncovered. Field errors: the first invalid field has the focus, its label and message
 * are in view. A notice alone has the focus itself. A toast is announced, and the form has no invalid field.
 */
export const messageProblem = (page: Page, texts: readonly string[]): Promise<string> =>
  page.evaluate(async (sought) => {
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ');
    const isSeen = (element: Element): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (right - left < 2 || bottom - top < 2) return false;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      const points = [
        [left + 2, top + 2],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, bottom - 2],
      ] as const;
      return points.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      });
    };
    const smallest = (): Element[] => {
      const all = [...document.querySelectorAll('body *:not(script, style, template)')];
      const holds = (element: Element) =>
        sought.some((text) => plain(element.textContent).includes(plain(text)));
      return all.filter((element) => holds(element) && ![...element.children].some(holds));
    };
    const describes = (element: Element, of: Element): boolean =>
      (of.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .some((id) => id !== '' && document.getElementById(id)?.contains(element));
    /** Its label and its description, unless they are for screen readers only. */
    const partsOf = (field: HTMLInputElement): Element[] => {
      const said = (field.getAttribute('aria-describedby') ?? '')
        .split(/\s+/)
        .filter((id) => id.endsWith('-error'));
      const named = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/);
      const parts = [...said, ...named].map((id) => document.getElementById(id));
      return [...(field.labels ?? []), ...parts].filter(
        (part): part is HTMLElement => part !== null && !part.contains(field) && part.offsetWidth > 1,
      );
    };
    const problemOf = (element: Element): string => {
      if (!isSeen(element)) return 'out of sight or covered';
      const active = document.activeElement ?? document.body;
      // There may be another form on the page or behind an open dialog.
      const form =
        active.closest('form') ?? active.closest('[role="alertdialog"], [role="dialog"]') ?? document;
      const wrong = [...form.querySelectorAll('[aria-invalid="true"]')].find(
        (field) => field.getClientRects().length > 0,
      );
      if (wrong && active !== wrong) return 'the focus is not in the first wrong field';
      if (wrong && !isSeen(active)) return 'the wrong field is out of sight';
      const hidden = wrong && partsOf(wrong as HTMLInputElement).find((part) => !isSeen(part));
      if (hidden) return `out of sight with the wrong field: ${plain(hidden.textContent)}`;
      if (element.closest('[data-sonner-toast]')) {
        if (!element.closest('[aria-live]')) return 'the toast is not announced';
        return element.closest('[aria-hidden="true"], [inert]') ? 'the toast is hidden from readers' : '';
      }
      if (describes(element, active)) return '';
      // A dialog that shows the error: it is announced with its description.
      const dialog = active.closest('[role="alertdialog"], [role="dialog"]');
      if (dialog && describes(element, dialog)) return '';
      const isNotice = active.matches('[tabindex="-1"]') && !active.matches('main, body, [role="dialog"]');
      if (active === element || (isNotice && active.contains(element))) return '';
      return `the focus is elsewhere (${active.tagName.toLowerCase()} ${plain(active.textContent).slice(0, 40)})`;
    };
    for (const end = performance.now() + 5000; ; await new Promise(requestAnimationFrame)) {
      const problems = smallest().map(problemOf);
      if (problems.includes('')) return '';
      if (performance.now() > end) return problems[0] ?? 'it is not on the page';
    }
  }, texts);

/** The same for the focused invalid field; '' if there is none. */
export async function wrongFieldProblem(page: Page): Promise<string> {
  const said = await page.evaluate(() => {
    const field = document.activeElement;
    if (!field?.matches('[aria-invalid="true"]')) return '';
    const ids = (field.getAttribute('aria-describedby') ?? '').split(/\s+/);
    return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? '';
  });
  return said === '' ? '' : messageProblem(page, [said]);
}

/** Removes the toasts, so that the next one is the only one. */
export const closeToasts = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (;;) {
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast] [data-close-button]')];
      if (buttons.length === 0) return;
      for (const button of buttons) button.click();
      await new Promise(requestAnimationFrame);
    }
  });

/** Waits until what appears with a message, e.g. a toast, has finished its animation. */
export const stoodStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
