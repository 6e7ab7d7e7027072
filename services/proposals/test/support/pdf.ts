import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import type { TestApp } from './test-app.js';
import { type Claims, token, VISITOR } from './tokens.js';

/** A call that returns a file. */
export async function fetchPdf(app: TestApp, url: string, as: Claims = VISITOR) {
  const response = await app.app.inject({
    method: 'GET',
    url,
    headers: { [CALLER_HEADER]: token(as, app.now()) },
  });
  return { status: response.statusCode, headers: response.headers, pdf: response.rawPayload };
}

function withFile<Result>(pdf: Uint8Array, work: (file: string) => Result): Result {
  const folder = mkdtempSync(path.join(tmpdir(), 'acordo-pdf-'));
  const file = path.join(folder, 'a.pdf');
  try {
    writeFileSync(file, pdf);
    return work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const poppler = (program: string, args: string[]): string =>
  execFileSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** The bottom of an A4 page in points, with its footer. */
const FOOTER = { from: 785, page: 842, width: 596 };

/** The text in the order in which it was written, as a reader extracts it; pages' footers apart. */
export const textOf = (pdf: Uint8Array): string =>
  withFile(pdf, (file) =>
    poppler('pdftotext', [
      '-raw',
      '-x',
      '0',
      '-y',
      '0',
      '-W',
      `${FOOTER.width}`,
      '-H',
      `${FOOTER.from}`,
      file,
      '-',
    ]),
  );

/** The text of each page. */
export const pagesOf = (pdf: Uint8Array): string[] => textOf(pdf).split('\f').slice(0, -1);

/** How far down a page's text reaches, footers apart, as a share of the page's height. */
export const fillOf = (pdf: Uint8Array): number[] =>
  withFile(pdf, (file) =>
    poppler('pdftotext', ['-bbox', file, '-'])
      .split('<page ')
      .slice(1)
      .map((page) => {
        const ends = Array.from(page.matchAll(/yMax="([\d.]+)"/g), ([, end]) => Number(end));
        return Math.max(0, ...ends.filter((end) => end < FOOTER.from)) / FOOTER.page;
      }),
  );

/** Upper and lower end in points of the first page's line that begins with this word, as a reader extracts it. */
export const lineOf = (pdf: Uint8Array, first: string): { top: number; end: number } =>
  withFile(pdf, (file) => {
    const words = poppler('pdftotext', ['-bbox', '-l', '1', file, '-']);
    const [, top, end] =
      new RegExp(`yMin="([\\d.]+)" xMax="[\\d.]+" yMax="([\\d.]+)">${first}<`).exec(words) ?? [];
    return { top: Number(top), end: Number(end) };
  });

export const footersOf = (pdf: Uint8Array): string[] =>
  withFile(pdf, (file) => {
    const box = [
      '-x',
      '0',
      '-y',
      `${FOOTER.from}`,
      '-W',
      `${FOOTER.width}`,
      '-H',
      `${FOOTER.page - FOOTER.from}`,
    ];
    return poppler('pdftotext', [...box, '-layout', file, '-'])
      .split('\f')
      .slice(0, -1);
  });

/** Every text without the spaces and line ends that a layout may set as it likes. */
export const squeezed = (text: string): string => text.replace(/\s+/gu, '');

/** Output of pdfinfo: title, author, page size, standard … */
export const factsOf = (pdf: Uint8Array): Record<string, string> =>
  withFile(pdf, (file) =>
    Object.fromEntries(
      poppler('pdfinfo', [file])
        .split('\n')
        .map((line) => /^(.+?):\s+(.*)$/.exec(line))
        .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : [])),
    ),
  );

/** Its tags, in a screen reader's order. */
export const structureOf = (pdf: Uint8Array): string =>
  withFile(pdf, (file) => poppler('pdfinfo', ['-struct-text', file]));

/** Titles of its outline, in their order. */
export const outlineOf = (pdf: Uint8Array): string[] =>
  withFile(pdf, (file) => {
    const xml = poppler('pdftohtml', ['-xml', '-stdout', '-i', file]);
    const outline = xml.slice(Math.max(xml.indexOf('<outline>'), 0));
    return Array.from(outline.matchAll(/<item page="\d+">(.*?)<\/item>/g), (found) =>
      (found[1] ?? '').replaceAll('&amp;', '&'),
    );
  });

/** The right end of the rightmost word, in points from the left. */
export const rightmostOf = (pdf: Uint8Array): number =>
  withFile(pdf, (file) =>
    Math.max(
      0,
      ...Array.from(poppler('pdftotext', ['-bbox', file, '-']).matchAll(/xMax="([\d.]+)"/g), (found) =>
        Number(found[1]),
      ),
    ),
  );
