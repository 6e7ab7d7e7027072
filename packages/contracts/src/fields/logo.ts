import { z } from 'zod';
import { MESSAGES } from '../messages.js';
import { assetHash } from './asset-address.js';

/** D24: bytes of an image at most. */
export const LOGO_MAX_BYTES = 2_097_152;

const DATA_URL = /^data:image\/(png|jpeg|webp|svg\+xml);base64,([A-Za-z0-9+/]+={0,2})$/;
/** How each kind begins, in base64: content decides, not the name or the label in front of it. */
const BEGINNINGS: Record<string, RegExp> = {
  png: /^iVBORw0KGgo/,
  jpeg: /^\/9j\//,
  webp: /^UklGR/,
  'svg+xml': /^(PHN2Z|PD94b|PCEt|77u\/P)/,
};

/** D24: a data URL of a real image, an address of our own assets, or nothing. External addresses are never accepted. */
export function isLogo(value: string): boolean {
  if (value === '' || assetHash(value) !== null) return true;
  return imageData(value) !== null;
}

/** The base64 text of a data URL that may be an image of ours; null for anything else. */
export function imageData(value: string): string | null {
  if (value.length > Math.ceil(LOGO_MAX_BYTES / 3) * 4 + 40) return null;
  const [, kind = '', data = ''] = DATA_URL.exec(value) ?? [];
  return BEGINNINGS[kind]?.test(data) ? data : null;
}

export const logo = z.string({ error: MESSAGES.logoInvalid }).refine(isLogo, MESSAGES.logoInvalid);
