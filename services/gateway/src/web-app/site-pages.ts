import type { Operator } from '@acordo/contracts/operator';
import type { PageRenderer, SitePage } from '@acordo/contracts/page-renderer';
import { escapeHtml } from '../html/escape.js';
import { forDrawing } from '../public-page/make-public-page.js';
import { preloadsOf } from '../public-page/preloads.js';
import { shareTags } from '../public-page/share-tags.js';
import { cut, NEEDS_SCRIPT, PLACES, withoutDescription } from '../public-page/shell.js';
import { pageOf } from './page.js';
import type { Resource } from './resource.js';

export interface DrawnPage extends Resource {
  /** Only for browsers with a session's cookie. */
  readonly ownersOnly: boolean;
}

interface Site {
  readonly webDist: string;
  /** The built page, with this installation's settings. */
  readonly builtPage: string;
  readonly renderer: PageRenderer;
  readonly operator: Operator;
  readonly publicUrl: string;
}

/**
 * Landing, legal pages, login and the dashboard's frame by their paths, each rendered once (docs/decisions/0016): at start, not at build, because they name
 * the operator, who is set in the configuration (D38). Throws if one cannot be rendered, since these pages
 * must not be empty.
 */
export function drawSitePages(site: Site): ReadonlyMap<string, DrawnPage> {
  return new Map(
    site.renderer.sitePages.map((page) => [
      page.path,
      { ...pageOf(draw(page, site)), ownersOnly: page.ownersOnly === true },
    ]),
  );
}

function draw(page: SitePage, site: Site): string {
  const { path, modules, styles, description, needsScript = false, script } = page;
  const { webDist, renderer, operator, publicUrl } = site;
  const whole = withoutDescription(forDrawing(site.builtPage));
  const built = needsScript ? whole : whole.replace(NEEDS_SCRIPT, '');
  const [start, beforeHeadEnd] = cut(built, PLACES.title);
  const [head, afterHead] = cut(beforeHeadEnd, PLACES.headEnd);
  const [body, end] = cut(afterHead, PLACES.root);
  const address = publicUrl + path;
  const tags =
    `<title>${escapeHtml(description.title)}</title>` +
    `<link rel="canonical" href="${escapeHtml(address)}">` +
    shareTags(description, { page: address, picture: '' });
  const preloads = preloadsOf(webDist, built, modules, styles);
  const html = renderer.renderSite(path, operator);
  const early = script === undefined ? '' : `<script>${script}</script>`;
  return `${start}${tags}${early}${head}${preloads}</head>${body}<div id="root">${html}</div>${end}`;
}
