/**
 * `npm run record-tour`: records the landing's presentation. The product runs on separate data, Chromium goes through the
 * journey (briefing, link, signature), ffmpeg makes the video; posters and captions come from the same run. Needs the built
 * product (`npm start` builds it). Writes `web/public/tour/` and `web/src/features/landing/tour.ts`; both are committed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startOwnProduct } from './lib/own-product.mjs';
import { inRoot } from './lib/paths.mjs';
import { requireChromium, requireProgram } from './lib/programs.mjs';
import { plantSample } from './lib/sample/sample.mjs';
import { Film, SIZE } from './lib/tour/film.mjs';
import { versionOf, writePosters } from './lib/tour/files.mjs';
import { goThroughJourney } from './lib/tour/journey.mjs';

const ffmpeg = requireProgram(['ffmpeg'], 'ffmpeg', console.log);
const executablePath = requireChromium(console.log);
await using product = await startOwnProduct({});
await plantSample(product);
await using browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });

const reel = path.join(product.dataDir, 'reel');
fs.mkdirSync(reel);
const film = new Film(reel);
const picture = await goThroughJourney(browser, product.url, film);
const folder = inRoot('web/public/tour');
film.encode(ffmpeg, path.join(folder, 'tour.mp4'));
await writePosters(folder, picture);
fs.writeFileSync(path.join(folder, 'legendas.vtt'), film.captions());

// The landing is told; the version changes with the files.
const module = inRoot('web/src/features/landing/tour.ts');
const source = fs.readFileSync(module, 'utf8');
const value = `{ version: '${versionOf(folder)}', width: ${SIZE.width}, height: ${SIZE.height}, seconds: ${Math.round(film.seconds)} }`;
const start = source.indexOf('export const TOUR');
fs.writeFileSync(module, `${source.slice(0, start)}export const TOUR: Tour | null = ${value};\n`);
