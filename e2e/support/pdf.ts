import { execFileSync } from 'node:child_process';
import type { Download, Page } from '@playwright/test';

export interface DownloadedPdf {
  name: string;
  /** Extracted with another program than the one that renders it. */
  text: string;
}

/** The file that the browser downloads after `act`. */
export async function downloadedPdf(page: Page, act: () => Promise<void>): Promise<DownloadedPdf> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

/** Each line's words with one space between: in the file these are distances. */
const textOf = async (download: Download): Promise<string> =>
  execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' }).replace(
    / +/g,
    ' ',
  );
