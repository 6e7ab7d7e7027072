/** What a letter is sent with; null is without. */
export interface Enclosures {
  /** Of the public link. */
  token: string | null;
  /** One-time token of an account. */
  accountToken: string | null;
  pdf: { bytes: Uint8Array; name: string } | null;
  /** PNG or JPEG (D24). */
  logo: { bytes: Uint8Array } | null;
}

export const WITHOUT: Enclosures = { token: null, accountToken: null, pdf: null, logo: null };
