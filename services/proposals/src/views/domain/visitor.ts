import { createHmac } from 'node:crypto';

/** D20: a visitor is written into the history at most once in this time … */
export const VISIT_MINUTES = 30;
/** … and a link's history takes this many views a day. More only raise the counter. */
export const VIEW_EVENTS_A_DAY = 200;

export const SALT_BYTES = 32;

/**
 * The visitor as a hash that can be compared only within one day and one link: the daily salt is deleted
 * afterwards, so that no address can be recovered. `group` is the address' group, not the address (D20, D48).
 */
export const visitorHash = (salt: Buffer, linkId: string, group: string, userAgent: string): Buffer =>
  createHmac('sha256', salt).update([linkId, group, userAgent].join('\n'), 'utf8').digest();
