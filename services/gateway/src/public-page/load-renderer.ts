import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@acordo/contracts/page-renderer';

/** The web's server build. Loaded only here, by a path of the configuration: the gateway builds without the web. */
export async function loadRenderer(webDist: string): Promise<PageRenderer> {
  const file = path.resolve(webDist, 'server/render.mjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app (npm run build -w web)`);
  const { renderer } = (await import(pathToFileURL(file).href)) as { renderer?: PageRenderer };
  if (!renderer?.renderForm) throw new Error(`${file} is of another release: build the web app anew`);
  return renderer;
}
