/**
 * `npm run record-tour`: records the landing's presentation. The product runs on separate data, Chromium goes through the
 * journey (briefing, link, signature), ffmpeg makes the video; poster and captions come from the same run. Needs the built
 * product (`npm start` builds it). Writes `web/public/tour/` and `web/src/features/landing/tour.ts`; both are committed.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { requireChromium } from './lib/chromium.mjs';
import { requireFfmpeg } from './lib/ffmpeg.mjs';
import { inRoot } from './lib/paths.mjs';
import { plant } from './lib/seed/plant.mjs';
import { captionsOf } from './lib/tour/captions.mjs';
import { encode } from './lib/tour/encode.mjs';
import { goThroughJourney } from './lib/tour/journey.mjs';
import { Reel } from './lib/tour/reel.mjs';
import { publish } from './lib/tour/publish.mjs';
import { SIZE } from './lib/tour/size.mjs';

const ffmpeg = requireFfmpeg(console.log);
const executablePath = requireChromium(console.log);
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-tour-'));
fs.chmodSync(dataDir, 0o711); // Postgres runs as another user when we are root
const product = await plant(dataDir);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const folder = path.join(dataDir, 'reel');
  fs.mkdirSync(folder);
  const reel = new Reel(folder);
  const poster = await goThroughJourney(browser, product.url, reel);
  const video = path.join(folder, 'tour.mp4');
  encode({ ffmpeg, frames: reel.frames, end: reel.seconds, file: video });
  const files = {
    'tour.mp4': fs.readFileSync(video),
    'poster.jpg': poster,
    'legendas.vtt': Buffer.from(captionsOf(reel.cues, reel.seconds)),
  };
  publish({ files, seconds: reel.seconds, size: SIZE, publicFolder: inRoot('web/public/tour') });
  console.log(`${reel.seconds.toFixed(0)} s, ${(files['tour.mp4'].length / 1024 / 1024).toFixed(2)} MB`);
} finally {
  await browser.close();
  await product.stop();
  fs.rmSync(product.postgresDir, { recursive: true, force: true });
  fs.rmSync(dataDir, { recursive: true, force: true });
}
