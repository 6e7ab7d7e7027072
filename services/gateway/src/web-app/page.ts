import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { etagOf, type Resource } from './resource.js';

/**
 * The web app's one page, with what this installation has to tell it; therefore compressed here, once. Throws when the folder
 * holds no built app.
 */
export function loadPage(webDist: string, cepBaseUrl: string): Resource {
  const built = readFileSync(path.join(webDist, 'index.html'), 'utf8');
  const meta = `<meta name="acordo-cep-base" content="${attribute(cepBaseUrl)}" />`;
  const identity = Buffer.from(built.replace('</head>', () => `  ${meta}\n  </head>`));
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

const attribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
