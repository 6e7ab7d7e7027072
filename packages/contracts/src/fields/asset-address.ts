/** D24: an image of ours is named by the SHA-256 of its bytes, in lower-case hex. */
export const ASSET_HASH = /^[0-9a-f]{64}$/;
const ADDRESS = /^\/api\/assets\/([0-9a-f]{64})$/;

export const assetAddress = (hash: string): string => `/api/assets/${hash}`;

/** The hash in an address of our own assets; null for anything else. */
export const assetHash = (address: string): string | null => ADDRESS.exec(address)?.[1] ?? null;
