import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** What a laptop shows of a page. */
export const SIZE = { width: 1280, height: 800 };
const FRAMES_A_SECOND = 25;
/** How long the pointer takes to the next place. */
const POINTER_MS = 550;
/** Height at either end of the page that bars may cover. */
const BARS = 100;

/** @typedef {import('@playwright/test').Page} Page @typedef {import('@playwright/test').Locator} Locator */

/** Several pages, one after the other, used at a speed that others can follow, with what is said meanwhile. */
export class Film {
  #cues = /** @type {{ at: number, text: string }[]} */ ([]);
  /** Pictures so far, a fixed number a second. */
  #count = 0;
  #now = () => this.seconds;
  #folder;

  /** @param {string} folder for the pictures */
  constructor(folder) {
    this.#folder = folder;
  }

  get seconds() {
    return this.#count / FRAMES_A_SECOND;
  }

  /** @param {string} text what is said from now on */
  say(text) {
    this.#cues.push({ at: this.#now(), text });
  }

  /**
   * @param {Page} page
   * @param {() => Promise<void>} happening
   */
  async film(page, happening) {
    const began = Date.now() - this.seconds * 1000;
    /** @type {Buffer | undefined} */
    let shown;
    const standsUntil = (/** @type {number} */ ms) => {
      while (shown && this.seconds < (ms - began) / 1000)
        fs.writeFileSync(path.join(this.#folder, `${String(this.#count++).padStart(6, '0')}.jpg`), shown);
    };
    this.#now = () => (Date.now() - began) / 1000;
    await page.screencast.showActions({
      cursor: 'pointer',
      duration: POINTER_MS,
      style: { title: 'display: none' },
    });
    await page.screencast.start({
      size: SIZE,
      quality: 92, // of what ffmpeg gets, not of what it makes
      onFrame: ({ data, timestamp }) => {
        standsUntil(timestamp);
        shown = data;
      },
    });
    await happening();
    await page.screencast.stop();
    standsUntil(Date.now());
    await page.screencast.hideActions();
    this.#now = () => this.seconds;
  }

  /** @param {Locator} target */
  async click(target) {
    await show(target);
    await target.click();
    await target.page().waitForTimeout(350);
  }

  /** @param {Locator} field @param {string} text */
  async type(field, text) {
    await this.click(field);
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(text, { delay: 42 });
    await field.page().waitForTimeout(250);
  }

  /** @param {Page} page @param {number} pixels down */
  async scroll(page, pixels) {
    for (let done = 0; done < pixels; done += 24) {
      await page.evaluate('scrollBy(0, 24)'); // the wheel would wait for the pointer that actions show
      await page.waitForTimeout(18);
    }
    await page.waitForTimeout(300);
  }

  /** WebVTT: each text stands until the next begins. */
  captions() {
    const clock = (/** @type {number} */ at) => new Date(at * 1000).toISOString().slice(11, 23);
    const blocks = this.#cues.map(
      ({ at, text }, i) => `${clock(at)} --> ${clock(this.#cues[i + 1]?.at ?? this.seconds)}\n${text}`,
    );
    return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
  }

  /**
   * Makes an H.264 video, which every browser plays.
   * @param {string} ffmpeg
   * @param {string} file
   */
  encode(ffmpeg, file) {
    const input = ['-y', '-framerate', String(FRAMES_A_SECOND), '-i', path.join(this.#folder, '%06d.jpg')];
    const picture = ['-vf', 'scale=out_color_matrix=bt709', '-pix_fmt', 'yuv420p'];
    const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
    const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', '23'];
    const rest = ['-map_metadata', '-1', '-movflags', '+faststart', file];
    const args = ['-loglevel', 'error', ...input, ...picture, ...colors, ...codec, ...rest];
    const { status, stderr, error } = spawnSync(ffmpeg, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`ffmpeg: ${stderr || error?.message}`);
  }
}

/** What is in sight already stays where the eye found it. @param {Locator} target */
export async function show(target) {
  const ms = await target.evaluate(
    (node, { bars, height }) => {
      const { top, bottom } = node.getBoundingClientRect();
      if (top > bars && bottom < height - bars) return 0;
      node.scrollIntoView({ block: 'center', behavior: 'smooth' });
      return 500;
    },
    { bars: BARS, height: SIZE.height },
  );
  await target.page().waitForTimeout(ms);
}
