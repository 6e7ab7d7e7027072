export type ImageKind = 'png' | 'jpeg' | 'webp' | 'svg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
/** An SVG's root element must be within this many characters. */
const SVG_HEAD = 8_192;

/** The kind of the bytes, whatever their name (D24). Null: none that we accept. */
export function imageKind(bytes: Uint8Array): ImageKind | null {
  if (begins(bytes, PNG)) return 'png';
  if (begins(bytes, JPEG)) return 'jpeg';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  return isSvg(text(bytes, 0, SVG_HEAD)) ? 'svg' : null;
}

const begins = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, i) => bytes[i] === byte);

const text = (bytes: Uint8Array, from: number, to: number): string =>
  new TextDecoder('utf-8').decode(bytes.subarray(from, to)); // removes a byte order mark

/** What may stand before the root element, by how it begins and ends; drawing programs write all three. */
const PROLOGUE = [
  [/^<\?xml\s/, '?>'],
  [/^<!--/, '-->'],
  [/^<!DOCTYPE\s+svg\b[^>[]*\[/, ']>'],
  [/^<!DOCTYPE\s+svg\b/, '>'],
] as const;

/** Walks over the prologue once, so that no text makes it slow. */
function isSvg(head: string): boolean {
  let rest = head.trimStart();
  for (;;) {
    const part = PROLOGUE.find(([beginning]) => beginning.test(rest));
    if (!part) return /^<svg[\s/>]/.test(rest);
    const end = rest.indexOf(part[1]);
    if (end < 0) return false;
    rest = rest.slice(end + part[1].length).trimStart();
  }
}
