import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PageRenderer } from '@acordo/contracts/page-renderer';

/** The web's server build. The only place that loads it, by a path known at start: the gateway builds without the web. */
export function loadRenderer(webDist: string): PageRenderer {
  const file = path.resolve(webDist, 'server/render.cjs');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the web app (npm run build -w web)`);
  const { renderer } = createRequire(import.meta.url)(file) as { renderer?: PageRenderer };
  if (!renderer?.renderForm) throw new Error(`${file} is of another release: build the web app anew`);
  return renderer;
}
