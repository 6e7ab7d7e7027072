import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { Keys } from '@acordo/service-kit/secrets/keys';

/** Characters that fit in a form besides its own fields (MOST_FORM_BYTES). */
const MOST_PACKED = 12_000;
/** The maximum after unpacking. */
const MOST_BYTES = 512 * 1024;

/** Length of the MAC in front of the packed text. */
const MARK_BYTES = 16;
const MARK_LENGTH = Math.ceil((MARK_BYTES * 4) / 3);

const OF_THE_LINK = { id: true, status: true, criado_em: true, link_expira_em: true } as const;
/** Another release may have packed it: it is rendered only if it is a document. */
const Read = PublicProposal.omit(OF_THE_LINK);

/**
 * What a client reads, small enough to be sent along with the form, to show later what changed since (D17). Without
 * link and state. Authenticated by a MAC, and nothing else is unpacked: a thousand characters can expand to what takes seconds to parse
 * (attack 374).
 */
export class PackedDocuments {
  private readonly keys: readonly Buffer[];

  constructor(keys: Keys) {
    this.keys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'packed documents', 32)));
  }

  /** '' where it is too long. */
  pack(body: string): string {
    const shown = Object.entries(JSON.parse(body) as PublicProposal);
    const read = Object.fromEntries(shown.filter(([name]) => !Object.hasOwn(OF_THE_LINK, name)));
    const packed = deflateRawSync(JSON.stringify(read), { level: 9 }).toString('base64url');
    const [mark = ''] = this.marks(packed);
    return packed.length > MOST_PACKED ? '' : mark + packed;
  }

  /** As JSON; null for anything that is no document of ours. */
  unpack(text: string | undefined): string | null {
    if (!text || text.length > MARK_LENGTH + MOST_PACKED) return null;
    const packed = text.slice(MARK_LENGTH);
    if (!this.isOurs(text.slice(0, MARK_LENGTH), packed)) return null;
    try {
      const bytes = inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: MOST_BYTES });
      const json = bytes.toString('utf8');
      return Read.safeParse(JSON.parse(json)).success ? json : null;
    } catch {
      return null;
    }
  }

  private isOurs(mark: string, packed: string): boolean {
    const given = Buffer.from(mark);
    return this.marks(packed).some((made) => {
      const ours = Buffer.from(made);
      return ours.length === given.length && timingSafeEqual(ours, given);
    });
  }

  /** With each key, the signing one first. */
  private marks(packed: string): string[] {
    return this.keys.map((key) =>
      createHmac('sha256', key).update(packed).digest().subarray(0, MARK_BYTES).toString('base64url'),
    );
  }
}
