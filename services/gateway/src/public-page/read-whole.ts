import type { Incoming } from '../forwarding/exchange.js';

/** Two logos as data addresses and every text at its longest stay below it. */
const MOST_BYTES = 8 * 1024 * 1024;

/** A response's body as text; undefined when it is longer than anything we send. */
export async function readWhole(body: Incoming['body']): Promise<string | undefined> {
  if (Buffer.isBuffer(body)) return body.toString('utf8');
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) return undefined; // leaving the loop destroys the stream
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length).toString('utf8');
}
