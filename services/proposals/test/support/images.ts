import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { assetHash } from '@acordo/contracts/fields/asset-address';
import sharp from 'sharp';
import { form } from '../factories/images.js';
import type { TestApp } from './test-app.js';
import { type Claims, token } from './tokens.js';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';

/** Sends a form to the upload of logos. */
export async function sendForm(app: TestApp, as: Claims, { payload, type }: ReturnType<typeof form>) {
  const response = await app.app.inject({
    method: 'POST',
    url: '/api/company-settings/logo',
    headers: {
      [CALLER_HEADER]: token(as, app.now()),
      'content-type': type,
      'content-length': String(payload.length),
    },
    payload,
  });
  return { status: response.statusCode, body: JSON.parse(response.body) as Record<string, unknown> };
}

export const upload = (app: TestApp, as: Claims, content: Buffer | string) =>
  sendForm(app, as, form([{ content }]));

/** An asset as anybody reads it. */
export async function fetchAsset(app: TestApp, address: unknown, headers: Record<string, string> = {}) {
  const response = await app.app.inject({
    method: 'GET',
    url: String(address),
    headers: { [CALLER_HEADER]: token({}, app.now()), ...headers },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
}

/** The stored image behind an upload's response, decoded. */
export async function stored(app: TestApp, address: unknown) {
  expectAddress(address);
  const { bytes, headers } = await fetchAsset(app, address);
  const image = sharp(bytes, { animated: true });
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
  ];
  return { bytes, type: headers['content-type'], meta: await image.metadata(), pixel };
}

function expectAddress(address: unknown): void {
  if (assetHash(String(address)) === null) throw new Error(`no address of an asset: ${String(address)}`);
}

/** A port that counts its connections: there must be none, whatever an image contains. */
export async function canary() {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits: () => visits,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
