import path from 'node:path';

/** Absolute path of the checkout. */
export const root = path.resolve(import.meta.dirname, '../..');

/**
 * Absolute path of something in the checkout.
 * @param {...string} parts
 */
export const inRoot = (...parts) => path.join(root, ...parts);
