import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** In pixels: a phone of 360 px with two pixels for each shows the small one. */
const POSTERS = { 'poster.webp': 1280, 'poster-720.webp': 720 };

/** What the landing page refers to, in `web/public/tour/`. */
export const TOUR_FILES = ['tour.mp4', ...Object.keys(POSTERS), 'legendas.vtt'];

/**
 * @param {string} folder
 * @param {Buffer} picture
 */
export async function writePosters(folder, picture) {
  for (const [name, width] of Object.entries(POSTERS))
    await sharp(picture).resize(width).webp({ quality: 55, effort: 6 }).toFile(path.join(folder, name));
}

/**
 * Changes with the files.
 * @param {string} folder
 */
export function versionOf(folder) {
  const hash = createHash('sha256');
  for (const name of TOUR_FILES) hash.update(fs.readFileSync(path.join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}
