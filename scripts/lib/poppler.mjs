import { requireProgram } from './debian.mjs';

/**
 * Finds pdftotext, and installs it where we may: tests read PDFs with another program than the one that renders them.
 * @param {(text: string) => void} say
 * @returns {string} absolute path
 * @throws {Error} with what to do
 */
export const requirePoppler = (say) =>
  requireProgram({
    names: ['pdftotext'],
    debianPackage: 'poppler-utils',
    advice: 'pdftotext is missing: install poppler-utils.',
    say,
  });
