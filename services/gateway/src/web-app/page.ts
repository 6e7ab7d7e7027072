import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { OPERATOR_META, type Operator } from '@acordo/contracts/operator';
import { escapeHtml } from '../html/escape.js';
import { etagOf, type Resource } from './resource.js';

/** What this installation passes to the web app. */
export interface PageFacts {
  readonly cepBaseUrl: string;
  readonly operator: Operator;
}

/** The web app's one page, with this installation's settings. Throws when the folder holds no built app. */
export function loadPage(webDist: string, { cepBaseUrl, operator }: PageFacts): Resource {
  const built = readFileSync(path.join(webDist, 'index.html'), 'utf8');
  const metas = [meta('acordo-cep-base', cepBaseUrl), meta(OPERATOR_META, JSON.stringify(operator))];
  return pageOf(built.replace('</head>', () => `  ${metas.join('\n    ')}\n  </head>`));
}

/** A page that stays as it is until the next start, and is therefore compressed once. */
export function pageOf(html: string): Resource {
  const identity = Buffer.from(html);
  return {
    type: 'text/html; charset=utf-8',
    etag: etagOf(identity),
    identity,
    br: brotliCompressSync(identity),
    gzip: gzipSync(identity, { level: 9 }),
  };
}

const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}" />`;
