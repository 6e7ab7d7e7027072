import type { PageTools } from '../public-page/page-tools.js';
import { loadRenderer } from '../public-page/load-renderer.js';
import { makePageTools } from '../public-page/make-public-page.js';
import { loadFiles } from './files.js';
import { loadPage, type PageFacts } from './page.js';
import type { Resource } from './resource.js';
import { type DrawnPage, drawSitePages } from './site-pages.js';

/** The built web app, in memory. */
export interface WebApp {
  readonly page: Resource;
  /** Pages that are rendered at start, by their paths. */
  readonly sitePages: ReadonlyMap<string, DrawnPage>;
  readonly files: ReadonlyMap<string, Resource>;
  readonly publicPage: PageTools;
}

export interface WebAppFacts extends PageFacts {
  readonly publicUrl: string;
}

/** Throws with what to do where the folder holds no built app of this kind. */
export async function loadWebApp(webDist: string, facts: WebAppFacts): Promise<WebApp> {
  const page = loadPage(webDist, facts);
  const html = page.identity.toString();
  const renderer = await loadRenderer(webDist);
  return {
    page,
    sitePages: drawSitePages({ webDist, builtPage: html, renderer, ...facts }),
    files: loadFiles(webDist),
    publicPage: makePageTools(webDist, html, renderer),
  };
}
