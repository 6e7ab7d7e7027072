import fs from 'node:fs';
import path from 'node:path';
import { SIZE } from './size.mjs';

const QUALITY = 92; // of ffmpeg's input, not of its output

/** The recording so far: several pages, one after the other, on one time line. */
export class Reel {
  /** @type {{ file: string, at: number }[]} seconds from the start */
  frames = [];
  /** @type {import('./captions.mjs').Cue[]} */
  cues = [];
  /** Length of what is finished. */
  seconds = 0;
  #folder;
  #now = () => this.seconds;

  /** @param {string} folder for the pictures */
  constructor(folder) {
    this.#folder = folder;
  }

  /** @param {string} text the caption from now on */
  say(text) {
    this.cues.push({ at: this.#now(), text });
  }

  /**
   * Films a page while something happens on it.
   * @param {import('@playwright/test').Page} page
   * @param {() => Promise<void>} happening
   */
  async film(page, happening) {
    const before = this.seconds;
    const began = Date.now();
    this.#now = () => before + (Date.now() - began) / 1000;
    await page.screencast.start({
      size: SIZE,
      quality: QUALITY,
      onFrame: ({ data, timestamp }) => {
        const file = path.join(this.#folder, `${String(this.frames.length).padStart(6, '0')}.jpg`);
        fs.writeFileSync(file, data);
        this.frames.push({ file, at: before + Math.max(0, timestamp - began) / 1000 });
      },
    });
    await happening();
    await page.screencast.stop();
    this.seconds = this.#now();
    this.#now = () => this.seconds;
  }
}
