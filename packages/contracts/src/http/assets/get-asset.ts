import { z } from 'zod';
import { defineCall } from '../../call.js';
import { ASSET_HASH } from '../../fields/asset-address.js';
import { bytes } from '../../fields/bytes.js';

export const getAsset = defineCall({
  method: 'GET',
  path: '/api/assets/:hash',
  who: 'public',
  summary: 'An image by the SHA-256 of its bytes (D24): PNG or JPEG, which never changes. Unknown: 404.',
  params: z.object({ hash: z.string().regex(ASSET_HASH) }),
  sends: 'image/*',
  responses: { 200: bytes },
});
