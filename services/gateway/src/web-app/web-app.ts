import type { PageTools } from '../public-page/make-public-page.js';
import { loadPageTools } from '../public-page/make-public-page.js';
import { loadFiles } from './files.js';
import { loadPage } from './page.js';
import type { Resource } from './resource.js';

/** The built web app, in memory. */
export interface WebApp {
  readonly page: Resource;
  readonly files: ReadonlyMap<string, Resource>;
  readonly publicPage: PageTools;
}

export async function loadWebApp(webDist: string, cepBaseUrl: string): Promise<WebApp> {
  const page = loadPage(webDist, cepBaseUrl);
  const publicPage = await loadPageTools(webDist, page.identity.toString());
  return { page, files: loadFiles(webDist), publicPage };
}
