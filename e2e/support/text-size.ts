import type { Page } from '@playwright/test';

const PHONE = { width: 360, height: 640 };

/** Text sizes of browsers' settings (WCAG 2.2, 1.4.4; attack 358), in percent of the usual one. */
const SIZES = [150, 200] as const;

/**
 * The page's problems on a phone with larger text: it scrolls sideways, an element is outside the window, a text is cut off,
 * a word is broken into letters, a scrollable box has no room left. Restores the page afterwards.
 */
export async function tooLargeText(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const isPhone = before?.width === PHONE.width && before.height === PHONE.height;
  if (!isPhone) await page.setViewportSize(PHONE);
  const found = await page.evaluate(measure, SIZES);
  if (!isPhone && before) await page.setViewportSize(before);
  return found;
}

/** Runs in the page, so it uses nothing from outside. */
async function measure(sizes: readonly number[]): Promise<string[]> {
  const root = document.documentElement;
  const kept = { at: scrollY, style: root.getAttribute('style') };
  const frames = async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  };
  const tell = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim().replaceAll(/\s+/g, ' ');
    return `<${element.tagName.toLowerCase()} class="${(element.getAttribute('class') ?? '').slice(0, 70)}"> "${text.slice(0, 50)}"`;
  };
  const isForReaders = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForReaders(element.parentElement));
  /** For screen readers only, decorative, or hidden. */
  const isUnseen = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
    element.closest('svg, [aria-hidden="true"], [inert], option') !== null ||
    isForReaders(element);
  const cuts = (style: CSSStyleDeclaration) =>
    /hidden|clip|auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);

  const brokenWords = (text: Text): boolean => {
    const range = document.createRange();
    // Addresses and codes may break anywhere.
    for (const { 0: word, index } of text.data.matchAll(
      /(?<![^\s("“])[\p{L}\p{M}]{3,}(?![^\s)"”.,:;!?·-]|\.\p{L})/gu,
    )) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 2 || (lines.size === 2 && word.length <= 10)) return true;
    }
    return false;
  };
  const wrongWithText = (text: Text): string => {
    const element = text.parentElement;
    if (!element || text.data.trim() === '' || isUnseen(element)) return '';
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    if (right - left < 1) return '';
    if (left < -1 || right > innerWidth + 1) return 'lies beside the window';
    if (brokenWords(text)) return 'is broken into letters';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed') break;
      if (!cuts(style)) continue;
      const edge = box.getBoundingClientRect();
      if (left < edge.left - 2 || right > edge.right + 2) return 'is cut at a side';
      if (/hidden|clip/.test(style.overflowY) && (top < edge.top - 4 || bottom > edge.bottom + 4))
        return 'is cut above or below';
    }
    return '';
  };
  const controls =
    'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="menuitem"]';
  const wrongWithControl = (control: Element): string => {
    if (isUnseen(control)) return '';
    const { left, right, width } = control.getBoundingClientRect();
    return width > 2 && (left < -1 || right > innerWidth + 1) ? 'lies beside the window' : '';
  };
  /** A scrollable box shows at least some lines; the content of a fixed one is completely in the window. */
  const wrongWithBox = (box: Element, size: number): string => {
    const style = getComputedStyle(box);
    const scrolls = /auto|scroll/.test(style.overflowY) && box.scrollHeight > box.clientHeight + 2;
    if ((!scrolls && style.position !== 'fixed' && style.position !== 'sticky') || isUnseen(box)) return '';
    if (scrolls) return box.clientHeight < (64 * size) / 100 ? `scrolls in ${box.clientHeight} px` : '';
    // Its position follows the element that opened it, which may have moved.
    if (box.matches('[data-radix-popper-content-wrapper]')) return '';
    const { top, bottom, height } = box.getBoundingClientRect();
    if (box.closest('[data-sonner-toaster]') || height < 2) return '';
    if (style.position === 'sticky')
      return height > innerHeight / 2 ? `stays and takes ${Math.round(height)} px` : '';
    return top < -1 || bottom > innerHeight + 1 ? 'reaches beyond the window' : '';
  };

  const rightOf = (element: Element) => element.getBoundingClientRect().right;

  const found: string[] = [];
  for (const size of sizes) {
    root.style.fontSize = `${size}%`;
    await frames();
    if (root.scrollWidth > innerWidth) {
      const widest = [...document.querySelectorAll('body *')].sort(
        (one, other) => rightOf(other) - rightOf(one),
      )[0];
      found.push(`${size} %: the page is ${root.scrollWidth} px wide${widest ? `: ${tell(widest)}` : ''}`);
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const said = new Set<string>();
    const add = (element: Element, problem: string) => {
      if (problem !== '') said.add(`${size} %: ${tell(element)} ${problem}`);
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.parentElement) add(node.parentElement, wrongWithText(node as Text));
    for (const control of document.querySelectorAll(controls)) add(control, wrongWithControl(control));
    for (const box of document.querySelectorAll('body *')) add(box, wrongWithBox(box, size));
    found.push(...[...said].slice(0, 12));
  }
  if (kept.style === null) root.removeAttribute('style');
  else root.setAttribute('style', kept.style);
  await frames();
  scrollTo(0, kept.at);
  return found;
}
