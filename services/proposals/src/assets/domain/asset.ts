/** Stored kinds: every browser, mail program and the PDF compiler read both (D24). */
export type AssetKind = 'png' | 'jpeg';

export interface Asset {
  kind: AssetKind;
  bytes: Uint8Array;
}

export const MEDIA_TYPE: Readonly<Record<AssetKind, string>> = { png: 'image/png', jpeg: 'image/jpeg' };
