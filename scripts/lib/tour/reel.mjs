import fs from 'node:fs';
import path from 'node:path';
import { SIZE } from './size.mjs';

const QUALITY = 92; // of what ffmpeg gets, not of what it makes

/** What was filmed so far: several pages, one after the other, on one time line. */
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

  /** @param {string} text what is said from now on */
  say(text) {
    this.cues.push({ at: this.#now(), text });
  }

  /**
   * Films a page while something happens on it.
   * @param {import('@playwright/test').Page} page
   * @param {() => Promise<void>} happening
   */
  async film(page, happening) {
    const session = await page.context().newCDPSession(page);
    const before = this.seconds;
    const began = Date.now() / 1000;
    this.#now = () => before + Date.now() / 1000 - began;
    session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
      const at = before + Math.max(0, (metadata.timestamp ?? Date.now() / 1000) - began);
      const file = path.join(this.#folder, `${String(this.frames.length).padStart(6, '0')}.jpg`);
      fs.writeFileSync(file, Buffer.from(data, 'base64'));
      this.frames.push({ file, at });
    });
    const { width, height } = SIZE;
    await session.send('Page.startScreencast', {
      format: 'jpeg',
      quality: QUALITY,
      maxWidth: width,
      maxHeight: height,
    });
    await happening();
    await session.send('Page.stopScreencast');
    this.seconds = this.#now();
    this.#now = () => this.seconds;
    await session.detach();
  }
}
