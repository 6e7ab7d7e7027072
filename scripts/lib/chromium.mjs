import fs from 'node:fs';
import { requireProgram } from './debian.mjs';
import { findProgram } from './programs.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const ADVICE = 'Chromium is missing: install chromium, or give its path as CHROMIUM_PATH.';

/** @returns {string | undefined} `CHROMIUM_PATH`, or a Chromium or Chrome of this machine */
export const findChromium = () =>
  process.env['CHROMIUM_PATH'] || findProgram(NAMES) || MAC.find((file) => fs.existsSync(file));

/**
 * Finds Chromium, and installs it where we may.
 * @param {(text: string) => void} say
 * @returns {string} absolute path
 * @throws {Error} with what to do
 */
export const requireChromium = (say) =>
  findChromium() ?? requireProgram({ names: NAMES, debianPackage: 'chromium', advice: ADVICE, say });
