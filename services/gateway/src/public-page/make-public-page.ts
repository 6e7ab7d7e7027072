import type { PageRenderer } from '@acordo/contracts/page-renderer';
import type { Logger } from '@acordo/service-kit/logging/logger';
import type { AskProposal } from './ask-proposal.js';
import { DrawPage } from './draw-page.js';
import { loadRenderer } from './load-renderer.js';
import { preloadsOf } from './preloads.js';
import { PublicPage } from './public-page.js';
import { cutShell, type Shell } from './shell.js';

/** What the page is made from, read once at start. */
export interface PageTools {
  readonly renderer: PageRenderer;
  readonly shell: Shell;
}

/** Throws with what to do where the folder holds no built app of this kind. */
export async function loadPageTools(webDist: string, builtPage: string): Promise<PageTools> {
  const renderer = await loadRenderer(webDist);
  const page = withoutApp(builtPage);
  const preloads = preloadsOf(webDist, page, renderer.pageModule);
  return { renderer, shell: cutShell(page, preloads, renderer) };
}

/** The client's page does without the app around it: what the built page preloads for that stays behind. */
const withoutApp = (builtPage: string) => builtPage.replace(/<link[^>]*\sdata-app[^>]*>\s*/g, '');

export function makePublicPage(
  { renderer, shell }: PageTools,
  ask: AskProposal,
  publicUrl: string,
  logger: Logger,
): PublicPage {
  return new PublicPage(ask, new DrawPage(renderer, shell, publicUrl, logger));
}
