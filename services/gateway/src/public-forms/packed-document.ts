import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** Characters that a form has room for beside its own fields (MOST_FORM_BYTES). */
const MOST_PACKED = 12_000;
/** What that may become again. */
const MOST_BYTES = 512 * 1024;

const OF_THE_LINK: ReadonlySet<string> = new Set<keyof PublicProposal>([
  'id',
  'status',
  'criado_em',
  'link_expira_em',
]);

/**
 * What a client reads, small enough to go along with the form: so it can be said later what changed since (D17). Nothing of the
 * link and of its state. '' where it is too long.
 */
export function packDocument(body: string): string {
  const shown = Object.entries(JSON.parse(body) as PublicProposal);
  const read = Object.fromEntries(shown.filter(([name]) => !OF_THE_LINK.has(name)));
  const packed = deflateRawSync(JSON.stringify(read), { level: 9 }).toString('base64url');
  return packed.length > MOST_PACKED ? '' : packed;
}

/** As JSON; null for anything that is none. */
export function unpackDocument(packed: string | undefined): string | null {
  if (!packed || packed.length > MOST_PACKED) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    const text = bytes.toString('utf8');
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}
