import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { copyComing } from './copy-text';

/** jsdom's blobs can only be read by its FileReader. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(blob);
  });

/** A clipboard like Safari's: usable only during the press. `write` awaits the promised text. */
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

/** Safari lets a page copy during the press, and not after the response (attack 345). */
describe('copying the result of a running call', () => {
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    jest.restoreAllMocks();
  });

  it('happens during the press', async () => {
    const copied = clipboard({ press: true, later: false });
    expect([await copyComing(coming('https://a/1')), copied]).toEqual([true, ['https://a/1']]);
  });

  it('happens afterwards if a browser does not support promised text', async () => {
    const copied = clipboard({ press: true, later: true });
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
    expect([await copyComing(coming('https://a/2')), copied]).toEqual([true, ['https://a/2']]);
  });

  it('is false if neither is allowed, and if the call fails', async () => {
    clipboard({ press: false, later: false });
    expect(await copyComing(coming('https://a/3'))).toBe(false);
    const copied = clipboard({ press: true, later: true });
    expect([await copyComing(Promise.reject(new Error('no link'))), copied]).toEqual([false, []]);
  });
});
