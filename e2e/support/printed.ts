import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { requirePoppler } from '../../scripts/lib/programs.mjs';

/** A printed page. */
export interface Printed {
  /** Lines of each sheet, in reading order. */
  sheets: string[][];
  /** Grey value of each sheet's four corners, 0 (black) to 255 (white). */
  corners: number[][];
  /** Grey value of every pixel of each sheet. */
  points: Uint8Array[];
}

/** Prints as the browser's dialog does: A4, the page's margins, only backgrounds with `print-color-adjust: exact`. */
export async function print(page: Page): Promise<Printed> {
  return read(await page.pdf({ preferCSSPageSize: true }));
}

function read(pdf: Uint8Array): Printed {
  const programs = path.dirname(requirePoppler((text) => process.stderr.write(`${text}\n`)));
  const folder = mkdtempSync(path.join(tmpdir(), 'acordo-print-'));
  const file = path.join(folder, 'a.pdf');
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(programs, program), args, { maxBuffer: 64 * 1024 * 1024 });
  try {
    writeFileSync(file, pdf);
    const text = run('pdftotext', ['-raw', file, '-']).toString('utf8');
    const sheets = text
      .split('\f')
      .slice(0, -1)
      .map((sheet) => sheet.split('\n').filter((line) => line.trim() !== ''));
    const points = pictures(run('pdftoppm', ['-r', '18', '-gray', file])); // without a name it writes to its output
    if (points.length !== sheets.length)
      throw new Error(`${points.length} pictures of ${sheets.length} sheets`);
    return { sheets, points: points.map(({ grey }) => grey), corners: points.map(cornersOf) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface Picture {
  width: number;
  grey: Uint8Array;
}

/** Pictures in PGM, one after the other: a header with three numbers, then one byte per pixel. */
function pictures(bytes: Buffer): Picture[] {
  const found: Picture[] = [];
  let at = 0;
  while (at < bytes.length) {
    const head = /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(at, at + 40).toString('latin1'));
    if (!head) throw new Error('no picture');
    const [width, height] = [Number(head[1]), Number(head[2])];
    const start = at + head[0].length;
    at = start + width * height;
    found.push({ width, grey: bytes.subarray(start, at) });
  }
  return found;
}

function cornersOf({ width, grey }: Picture): number[] {
  const last = grey.length - 1;
  return [0, width - 1, last - width + 1, last].map((at) => grey[at] ?? 0);
}
