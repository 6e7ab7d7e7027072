import { execFileSync } from 'node:child_process';
import type { Download, Page } from '@playwright/test';

export interface DownloadedPdf {
  name: string;
  /** As a reader extracts it, with another program than the one that draws. */
  text: string;
}

/** What the browser downloads after `act`. */
export async function downloadedPdf(page: Page, act: () => Promise<void>): Promise<DownloadedPdf> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), text: await textOf(download) };
}

const textOf = async (download: Download): Promise<string> =>
  execFileSync('pdftotext', ['-layout', await download.path(), '-'], { encoding: 'utf8' });
