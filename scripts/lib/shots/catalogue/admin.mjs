/**
 * What administrators see under /vitamina.
 * @type {readonly import('./shot.mjs').Shot[]}
 */
export const adminShots = [];
