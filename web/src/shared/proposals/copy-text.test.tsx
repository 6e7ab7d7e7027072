import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyComing } from './copy-text';

/** jsdom's blobs are read by its reader alone. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** A clipboard like Safari's: open in the press alone. `write` reads what it is promised. */
function clipboard(open: { press: boolean; later: boolean }): string[] {
  const copied: string[] = [];
  class Item {
    constructor(readonly parts: Record<string, Promise<Blob>>) {}
  }
  Object.assign(globalThis, { ClipboardItem: Item });
  const write = async ([item]: Item[]) => {
    if (!open.press) throw new DOMException('denied', 'NotAllowedError');
    const blob = await item?.parts['text/plain'];
    copied.push(await textOf(blob ?? new Blob()));
  };
  const writeText = async (text: string) => {
    if (!open.later) throw new DOMException('denied', 'NotAllowedError');
    copied.push(text);
  };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write, writeText } });
  return copied;
}
const coming = (text: string) => new Promise<string>((resolve) => setTimeout(() => resolve(text), 5));

/** Safari lets a page copy in the press, and not when the call has answered (attack 345). */
describe('copying what a call is still making', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    jest.restoreAllMocks();
  });

  it('happens inside the press', async () => {
    const copied = clipboard({ press: true, later: false });
    expect([await copyComing(coming('https://a/1')), copied]).toEqual([true, ['https://a/1']]);
  });

  it('happens afterwards where a browser knows no promised text', async () => {
    const copied = clipboard({ press: true, later: true });
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    expect([await copyComing(coming('https://a/2')), copied]).toEqual([true, ['https://a/2']]);
  });

  it('is false where neither is allowed, and where nothing comes', async () => {
    clipboard({ press: false, later: false });
    expect(await copyComing(coming('https://a/3'))).toBe(false);
    const copied = clipboard({ press: true, later: true });
    expect([await copyComing(Promise.reject(new Error('no link'))), copied]).toEqual([false, []]);
  });
});
