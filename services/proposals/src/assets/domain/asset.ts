/** Kinds that are kept: every browser, mail program and the document's engine read both (D24). */
export type AssetKind = 'png' | 'jpeg';

export interface Asset {
  kind: AssetKind;
  bytes: Uint8Array;
}

export const MEDIA_TYPE: Readonly<Record<AssetKind, string>> = { png: 'image/png', jpeg: 'image/jpeg' };
