import type { SessionsChanged } from '@acordo/contracts/internal/sessions';
import type { IntrospectedSession } from '../forwarding/caller-tokens.js';

/** A cookie's value, as its hash. */
export interface Credential {
  /** Which cookie it came in. The same value under the other cookie's name is another credential (attack 125). */
  readonly kind: 'user' | 'admin';
  /** Hex SHA-256. */
  readonly hash: string;
}
const KINDS = ['user', 'admin'] as const satisfies readonly Credential['kind'][];
const keyOf = ({ kind, hash }: Credential): string => `${kind}:${hash}`;

interface Kept {
  readonly session: IntrospectedSession | null;
  readonly until: number;
}

/** D8: a response of identity is at most this old when it is used again. */
export const KEEP_MS = 2_000;
const MOST = 10_000;

/**
 * Responses of identity by credential, cached for at most 2 s and only while changes are received (D8). Every change raises a
 * generation: a response that was running during a change may be outdated, so it is used once and not cached.
 * Simultaneous requests are not joined: a request after a logout must not get the response of an earlier one.
 */
export class SessionCache {
  private readonly kept = new Map<string, Kept>();
  private generation = 0;
  private listening = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  async find(
    credential: Credential,
    ask: () => Promise<IntrospectedSession | null>,
  ): Promise<IntrospectedSession | null> {
    const key = keyOf(credential);
    const asked = this.now();
    const known = this.kept.get(key);
    if (known && known.until > asked) return known.session;
    const { generation } = this;
    const session = await ask();
    if (this.listening && generation === this.generation) this.keep(key, { session, until: asked + KEEP_MS });
    return session;
  }

  /** Whether changes are received; without Redis nothing is cached. */
  listen(listening: boolean): void {
    this.listening = listening;
    this.clear();
  }

  evict(change: SessionsChanged): void {
    this.generation += 1;
    if ('session' in change)
      for (const kind of KINDS) this.kept.delete(keyOf({ kind, hash: change.session }));
    else for (const [key, { session }] of this.kept) if (session?.sub === change.user) this.kept.delete(key);
  }

  clear(): void {
    this.generation += 1;
    this.kept.clear();
  }

  private keep(key: string, kept: Kept): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, kept);
  }
}
