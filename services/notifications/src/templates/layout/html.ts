import { stretchesOf } from '@acordo/document/unbroken';
import { runsOf } from './link-like.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// Characters that no document may hold; a reader may take them for markup or hide text with them.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

/** Markup that was written by us; made by `html` alone. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** Markup with holes: whatever is put into a hole is escaped unless it is markup itself. Attributes must be quoted. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, i) => text + markup(values[i - 1]) + part));
}

function markup(value: Value): string {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(markup).join('');
  return String(value)
    .replace(FORBIDDEN, '')
    .replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

/**
 * A text as people typed it, letter by letter, that no mail reader makes a link of: what looks like one stands in an anchor
 * without an address, its dots apart. Readers leave anchors alone, or look at one piece of text at a time (docs/decisions/0030).
 */
export const shown = (text: string): Html =>
  html`${runsOf(text).map(({ parts, linkLike }) =>
    linkLike
      ? html`<a style="color:inherit;text-decoration:none">${parts.map((part, i) =>
          i % 2 === 1 ? html`<span>${part}</span>` : part,
        )}</a>`
      : parts,
  )}`;

/** Text of several lines. */
export const withBreaks = (text: string): Html =>
  html`${text.split('\n').map((line, i) => (i === 0 ? shown(line) : html`<br>${shown(line)}`))}`;

/** A text whose hyphenated words stay on one line; where a column is narrower than such a word it wraps inside. */
export const kept = (text: string): Html =>
  html`${stretchesOf(text).map((stretch) =>
    stretch.kept
      ? html`<span style="display:inline-block">${shown(stretch.text)}</span>`
      : shown(stretch.text),
  )}`;
