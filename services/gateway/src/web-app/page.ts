import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The web app's one page, as it is sent: with what this installation has to tell it, compressed once. */
export interface Page {
  readonly html: string;
  readonly etag: string;
  readonly encodings: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
}

/** Throws when the folder holds no built app. */
export function loadPage(webDist: string, cepBaseUrl: string): Page {
  const built = readFileSync(path.join(webDist, 'index.html'), 'utf8');
  const meta = `<meta name="acordo-cep-base" content="${attribute(cepBaseUrl)}" />`;
  const html = built.replace('</head>', () => `  ${meta}\n  </head>`);
  const identity = Buffer.from(html);
  return {
    html,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    encodings: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) },
  };
}

const attribute = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The smallest encoding that the client takes; `;q=0` is a refusal. */
export function chooseEncoding(header: string | undefined): keyof Page['encodings'] {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : 'identity';
}
