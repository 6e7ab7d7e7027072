import type { Page } from '@playwright/test';

/**
 * When the browser's translation begins: after hydration, as when the browser asks the user first; or with the server-rendered page,
 * as for a language that is always translated.
 */
type Begin = 'taken over' | 'drawn';

/**
 * Translates as Chrome does: every text node, and later every new one, is replaced by `<font><font>text</font></font>`. The "translation" is the
 * same text with a zero-width space at its end, which Playwright's locators ignore.
 */
export async function translate(page: Page, begin: Begin = 'taken over'): Promise<void> {
  await page.addInitScript(translator, begin);
}

/** Texts that differ from what React last wrote, after the translation has begun. */
export async function untrue(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getElementsByTagName('font').length > 0);
  return page.evaluate(() =>
    (window as unknown as { translation: { stale(): string[] } }).translation.stale(),
  );
}

export const isTranslated = (page: Page): Promise<boolean> => page.evaluate(() => 'translation' in window);

/** Runs in the page, as source text: it may use nothing from here. */
function translator(begin: Begin): void {
  const MARK = '\u200B';
  /** Text node created by React → its replacement, and its text when it was translated. */
  const done = new WeakMap<Node, { font: Element; said: string }>();
  const left = (node: Node) =>
    node.parentElement?.closest(
      'script, style, noscript, textarea, title, font, .notranslate, [translate=no]',
    );

  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || !text.parentElement || left(text)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data + MARK;
    outer.append(inner);
    done.set(text, { font: outer, said: text.data });
    text.replaceWith(outer);
  };
  const translateAll = (node: Node): void => {
    if (node instanceof Text) return translateText(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translateText(text);
  };

  interface Fiber {
    tag: number;
    type: unknown;
    child: Fiber | null;
    sibling: Fiber | null;
    stateNode: Node & { current: Fiber };
    memoizedProps: unknown;
    memoizedState: { isDehydrated?: boolean } | null;
  }
  const root = (): Fiber | undefined => {
    const element = document.getElementById('root');
    const key = element && Object.keys(element).find((one) => one.startsWith('__reactContainer$'));
    return key ? (element as unknown as Record<string, Fiber>)[key]?.stateNode.current : undefined;
  };
  const isTakenOver = () => root()?.memoizedState?.isDehydrated === false;

  /** For a text among others: React's node was replaced, so its replacement is compared with what React last wrote. */
  const amongOthers = ({ stateNode, memoizedProps }: Fiber): string | undefined => {
    const told = done.get(stateNode);
    const isShown = told ? told.said === memoizedProps && told.font.isConnected : stateNode.isConnected;
    return isShown ? undefined : `"${String(memoizedProps)}", a text among others`;
  };
  const alone = ({ type, stateNode, memoizedProps }: Fiber): string | undefined => {
    const { children } = memoizedProps as { children?: unknown };
    if (typeof children !== 'string' && typeof children !== 'number') return undefined;
    const shown = stateNode.textContent?.replaceAll(MARK, '');
    return shown === String(children).replaceAll(MARK, '')
      ? undefined
      : `"${children}" in <${String(type)}>, where "${shown}" stands`;
  };
  const stale = (): string[] => {
    const found: string[] = [];
    const visit = (fiber: Fiber | null | undefined): void => {
      for (let at = fiber; at; at = at.sibling) {
        const wrong = at.tag === 6 ? amongOthers(at) : at.tag === 5 ? alone(at) : undefined;
        if (wrong) found.push(wrong);
        visit(at.child);
      }
    };
    visit(root());
    return found;
  };
  Object.assign(window, { translation: { stale } });

  const start = (): void => {
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateAll(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  const wait = (): void => {
    if (isTakenOver()) start();
    else requestAnimationFrame(wait);
  };
  // The page is parsed and rendered; its scripts run next.
  document.addEventListener('readystatechange', () => {
    if (document.readyState === 'interactive') (begin === 'drawn' ? start : wait)();
  });
}
