import { aptInstall, aptKnows, canInstall, requireProgram } from './debian.mjs';
import { findProgram } from './programs.mjs';

/** Chromium's headless shell: it needs a fifth less processor time for the same pages. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ADVICE = 'Chromium is missing: install chromium, or give its path as CHROMIUM_PATH.';

/** @returns {string | undefined} `CHROMIUM_PATH`, or a Chromium or Chrome of this machine */
export const findChromium = () => process.env['CHROMIUM_PATH'] || findProgram(NAMES);

/**
 * Finds Chromium, and installs it where we may: where another one is there already, only if that costs seconds.
 * @param {(text: string) => void} say
 * @returns {string} absolute path
 * @throws {Error} with what to do
 */
export function requireChromium(say) {
  const there = process.env['CHROMIUM_PATH'] || findProgram([SHELL]);
  if (there) return there;
  if (canInstall() && aptKnows(SHELL)) {
    say(`Instalando ${SHELL} (apt-get) …`);
    try {
      aptInstall([SHELL]);
    } catch (error) {
      if (!findChromium()) throw error;
    }
  }
  return findChromium() ?? requireProgram({ names: NAMES, debianPackage: 'chromium', advice: ADVICE, say });
}
