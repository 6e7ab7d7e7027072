import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { etagOf, type Resource } from './resource.js';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};
const TWIN = /\.(br|gz)$/;
/** The page is served separately; the server build and source maps are not public. */
const NOT_SERVED = /^index\.html$|^server\/|\.map$|(^|\/)\./;

/**
 * The built files by their path in the address, read once: what was not in the folder at start is not served, whatever
 * the path. The build has compressed the larger ones (`.br`, `.gz`).
 */
export function loadFiles(webDist: string): ReadonlyMap<string, Resource> {
  const files = readdirSync(webDist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(webDist, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((name) => !TWIN.test(name) && !NOT_SERVED.test(name));
  return new Map(files.map((name) => [`/${name}`, load(path.join(webDist, name))]));
}

function load(file: string): Resource {
  const identity = readFileSync(file);
  const twin = (ending: string) => (existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  return {
    type: TYPES[path.extname(file)] ?? 'application/octet-stream',
    etag: etagOf(identity),
    identity,
    br: twin('.br'),
    gzip: twin('.gz'),
  };
}

/** Names under /assets/ hold a hash of their content: they never change. */
export const cacheControlOf = (address: string): string =>
  address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';

/** What a browser never runs as a page, whatever is in it: not SVG or XML. */
export const isNoPage = (type: string): boolean =>
  /^(text\/(javascript|css);|font\/woff2$|image\/(avif|jpeg|png|webp)$)/.test(type);
