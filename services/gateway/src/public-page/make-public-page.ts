import type { PageRenderer } from '@acordo/contracts/page-renderer';
import type { Logger } from '@acordo/service-kit/logging/logger';
import type { Memory } from '../capacity/memory.js';
import type { SavedForms } from '../public-forms/saved-forms.js';
import type { PackedDocuments } from '../public-forms/packed-document.js';
import type { FetchProposal } from './fetch-proposal.js';
import { RenderPage } from './render-page.js';
import { preloadsOf } from './preloads.js';
import { PublicPage } from './public-page.js';
import type { PageTools } from './page-tools.js';
import { cutShell, withoutScripts } from './shell.js';

/** Throws with what to do where the folder holds no built app of this kind. */
export function makePageTools(webDist: string, builtPage: string, renderer: PageRenderer): PageTools {
  const page = forDrawing(builtPage);
  const { pageModule, formModule } = renderer;
  const preloads = preloadsOf(webDist, page, [pageModule]);
  const ofForms = preloadsOf(webDist, page, [pageModule, formModule]);
  return {
    renderer,
    shell: cutShell(page, preloads, renderer),
    plainShell: cutShell(withoutScripts(page), withoutScripts(ofForms), renderer),
  };
}

/**
 * The built page for a page that is rendered here. It has no app around it: the app's preloads are removed.
 * It can be read without scripts: the style is loaded first, over a slow network half a second earlier.
 */
export const forDrawing = (builtPage: string) =>
  builtPage
    .replace(/<link[^>]*\sdata-app[^>]*>\s*/g, '')
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

export function makePublicPage(
  tools: PageTools,
  ask: FetchProposal,
  memory: Memory,
  kept: SavedForms,
  documents: PackedDocuments,
  publicUrl: string,
  logger: Logger,
): { page: PublicPage; draw: RenderPage } {
  const draw = new RenderPage(tools, publicUrl, logger, documents);
  return { page: new PublicPage(ask, draw, memory, kept), draw };
}
