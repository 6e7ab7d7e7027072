import type { PageDescription, PageRenderer } from '@acordo/contracts/page-renderer';
import { escapeHtml, escapeJson } from '../html/escape.js';

/** The parts of the built page that are replaced. */
export const PLACES = {
  title: /<title>[^<]*<\/title>/,
  description: /<meta\s+name="description"[^>]*>/,
  headEnd: /<\/head>/,
  root: /<div id="root"><\/div>/,
} as const;

/** A note that nothing works without scripts, which is wrong for pages rendered here. */
export const NEEDS_SCRIPT = /<noscript>[\s\S]*?<\/noscript>\s*/;

/** Without scripts: no button that does nothing, and the bar with the link to the signature is at the page's end. */
const PLAIN_STYLE =
  '<style>[data-scripted]{display:none!important}[data-action-bar]{position:sticky!important}</style>';

/** The variable parts of the client's page. */
export interface PageParts {
  readonly description: PageDescription | null;
  /** HTML of the head that goes with the description. */
  readonly tags: string;
  /** HTML for the element `root`; '' leaves rendering to the browser. */
  readonly html: string;
  readonly response: { readonly status: number; readonly body: string } | null;
  /** HTML for browsers without scripts, if rendering is left to the browser. */
  readonly unscripted: string;
}
export type Shell = (parts: PageParts) => string;

/**
 * The built page, split once at the parts that the client's page fills. Throws if a part is missing or repeated: the
 * page would be sent without its data.
 */
export function cutShell(
  builtPage: string,
  preloads: string,
  { responseElement }: Pick<PageRenderer, 'responseElement'>,
): Shell {
  const page = withoutDescription(builtPage).replace(NEEDS_SCRIPT, '');
  const [start, beforeHeadEnd] = cut(page, PLACES.title);
  const [head, afterHead] = cut(beforeHeadEnd, PLACES.headEnd);
  const [body, end] = cut(afterHead, PLACES.root);
  const robots = '<meta name="robots" content="noindex">';
  const style = hasScripts(page) ? noscript(PLAIN_STYLE) : PLAIN_STYLE;
  return ({ description, tags, html, response, unscripted }) => {
    const title = `<title>${escapeHtml(description?.title ?? '')}</title>`;
    const data = response
      ? `<script type="application/json" id="${responseElement}" data-status="${response.status}">${escapeJson(response.body)}</script>`
      : '';
    const instead = html === '' ? noscript(unscripted) : '';
    return `${start}${title}${head}${robots}${tags}${preloads}${style}</head>${body}<div id="root">${html}</div>${data}${instead}${end}`;
  };
}

const SCRIPTS = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/** The built page, or links for its head, without scripts, except the small one for the theme. */
export const withoutScripts = (html: string) => html.replace(SCRIPTS, '');

const hasScripts = (page: string) => withoutScripts(page) !== page;
const noscript = (html: string) => `<noscript>${html}</noscript>`;

/** Removes the product's own description. */
export const withoutDescription = (page: string) => cut(page, PLACES.description).join('');

export function cut(page: string, place: RegExp): [string, string] {
  const parts = page.split(place);
  const [before, after] = parts;
  if (parts.length !== 2 || before === undefined || after === undefined)
    throw new Error(`the web app's index.html does not hold ${place.source} once: build the web app anew`);
  return [before, after];
}
