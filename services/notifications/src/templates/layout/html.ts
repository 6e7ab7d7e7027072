import { stretchesOf } from '@acordo/document/unbroken';
import { runsOf } from './link-like.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
// Characters that no document may contain; a program may read them as markup, or they may hide text.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\p{Surrogate}/gu;

/** Markup that was written by us; only made by `html`. */
export class Html {
  constructor(private readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

/** A markup template: inserted values are escaped unless they are markup themselves. Attributes must be quoted. */
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
 * An unchanged typed text that no mail program turns into a link: what looks like one is wrapped in an anchor without an
 * address, its dots in separate elements. Programs do not change anchors, or read one piece of text at a time (docs/decisions/0030).
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
