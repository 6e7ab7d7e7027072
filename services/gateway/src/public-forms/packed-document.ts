import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PublicProposal } from '@acordo/contracts/http/public/public-proposal';

/** Characters that a form has room for beside its own fields (MOST_FORM_BYTES). */
const MOST_PACKED = 12_000;
/** What that may become again. */
const MOST_BYTES = 512 * 1024;

const OF_THE_LINK = { id: true, status: true, criado_em: true, link_expira_em: true } as const;
/** Whoever sends a form may have packed anything: it is drawn only where it is a document. */
const Read = PublicProposal.omit(OF_THE_LINK);

/**
 * What a client reads, small enough to go along with the form: so it can be said later what changed since (D17). Nothing of the
 * link and of its state. '' where it is too long.
 */
export function packDocument(body: string): string {
  const shown = Object.entries(JSON.parse(body) as PublicProposal);
  const read = Object.fromEntries(shown.filter(([name]) => !Object.hasOwn(OF_THE_LINK, name)));
  const packed = deflateRawSync(JSON.stringify(read), { level: 9 }).toString('base64url');
  return packed.length > MOST_PACKED ? '' : packed;
}

/** As JSON; null for anything that is no document. */
export function unpackDocument(packed: string | undefined): string | null {
  if (!packed || packed.length > MOST_PACKED) return null;
  try {
    const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
    const text = bytes.toString('utf8');
    return Read.safeParse(JSON.parse(text)).success ? text : null;
  } catch {
    return null;
  }
}
