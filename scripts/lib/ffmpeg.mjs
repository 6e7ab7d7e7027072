import { requireProgram } from './debian.mjs';

/**
 * Finds ffmpeg, and installs it where we may: only the presentation's recording needs it.
 * @param {(text: string) => void} say
 * @returns {string} absolute path
 * @throws {Error} with what to do
 */
export const requireFfmpeg = (say) =>
  requireProgram({
    names: ['ffmpeg'],
    debianPackage: 'ffmpeg',
    advice: 'ffmpeg is missing: install ffmpeg.',
    say,
  });
