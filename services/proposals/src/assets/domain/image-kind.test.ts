import { describe, expect, it } from '@jest/globals';
import { imageKind } from './image-kind.js';

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

describe('what an image is, by its content (D24)', () => {
  it.each([
    ['png', bytes([0x89], 'PNG\r\n', [0x1a], '\n', [0, 0])],
    ['jpeg', bytes([0xff, 0xd8, 0xff, 0xe1])],
    ['webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['svg', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['svg', bytes([0xef, 0xbb, 0xbf], '\n<?xml version="1.0"?>\n<!-- a <b> -->\n<svg>')],
    ['svg', bytes('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd"><!--x--><svg>')],
    ['svg', bytes('<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>\n<svg xmlns:x="&ns;"/>')],
  ])('%s', (kind, content) => expect(imageKind(content)).toBe(kind));

  it.each([
    ['nothing', bytes('')],
    ['a page', bytes('<!DOCTYPE html><svg>')],
    ['a page that holds a drawing', bytes('<html><svg></svg></html>')],
    ['a comment without end', bytes('<!-- <svg>')],
    ['thousands of comments', bytes('<!---->'.repeat(5_000), '<svg>')],
    ['a GIF', bytes('GIF89a/*<svg>')],
    ['a RIFF that is sound', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['half a PNG mark', bytes([0x89], 'PNG')],
    ['text', bytes('svg')],
  ])('%s is none', (_name, content) => expect(imageKind(content)).toBeNull());
});
