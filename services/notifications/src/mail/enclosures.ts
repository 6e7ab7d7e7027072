/** What an email is sent with; null is without. */
export interface Enclosures {
  /** Of the public link. */
  token: string | null;
  /** One-time token of an account. */
  accountToken: string | null;
  pdf: { bytes: Uint8Array; name: string } | null;
  /** Of the page for stopping emails of this kind, for recipients who are not our users. */
  stop: string | null;
  /** PNG or JPEG (D24). */
  logo: { bytes: Uint8Array } | null;
  /** PNG of the signer's name in handwriting. */
  signature: { bytes: Uint8Array } | null;
}

export const NO_ENCLOSURES: Enclosures = {
  token: null,
  accountToken: null,
  pdf: null,
  stop: null,
  logo: null,
  signature: null,
};
