import type { introspect, SessionsChanged } from '@acordo/contracts/internal/sessions';
import type { AnswerOf } from '@acordo/contracts/call';

/** Whose session, and what its owner may do; null: no such session. */
export type Session = NonNullable<AnswerOf<typeof introspect>['session']>;

interface Kept {
  readonly session: Session | null;
  readonly until: number;
}

/** D8: an answer of identity is at most this old when it is used again. */
export const KEEP_MS = 2_000;
const MOST = 10_000;

/**
 * Answers of identity, kept for at most 2 s and only while we hear of changes (D8). Every change raises a generation: an
 * answer that was under way while something changed may be the old truth, so it is used once and not kept.
 * Simultaneous questions are not joined: whoever asks after a logout must not get an answer to a question from before it.
 */
export class SessionCache {
  private readonly kept = new Map<string, Kept>();
  private generation = 0;
  private listening = false;

  constructor(private readonly now: () => number = () => performance.now()) {}

  async find(hash: string, ask: () => Promise<Session | null>): Promise<Session | null> {
    const asked = this.now();
    const known = this.kept.get(hash);
    if (known && known.until > asked) return known.session;
    const { generation } = this;
    const session = await ask();
    if (this.listening && generation === this.generation)
      this.keep(hash, { session, until: asked + KEEP_MS });
    return session;
  }

  /** Whether changes reach us; without Redis nothing is kept. */
  listen(listening: boolean): void {
    this.listening = listening;
    this.forgetAll();
  }

  forget(change: SessionsChanged): void {
    this.generation += 1;
    if ('session' in change) this.kept.delete(change.session);
    else
      for (const [hash, { session }] of this.kept) if (session?.sub === change.user) this.kept.delete(hash);
  }

  forgetAll(): void {
    this.generation += 1;
    this.kept.clear();
  }

  private keep(hash: string, kept: Kept): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(hash, kept);
  }
}
