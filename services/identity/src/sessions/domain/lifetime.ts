const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type SessionKind = 'user' | 'admin';

interface Lifetime {
  /** Seconds without use after which a session is over. */
  readonly idle: number;
  /** Seconds after which it is over, however much it is used. */
  readonly limit: number;
  /** Seconds between two renewals: in between, looking a session up writes nothing. */
  readonly renewal: number;
}

/** D8. */
export const LIFETIMES: Readonly<Record<SessionKind, Lifetime>> = {
  user: { idle: 30 * DAY, limit: 180 * DAY, renewal: 10 * MINUTE },
  admin: { idle: 30 * MINUTE, limit: 12 * HOUR, renewal: MINUTE },
};

export interface SessionTimes {
  usado_em: Date;
  expira_em: Date;
  limite_em: Date;
}

/** The state of a session at `now`: over, valid, or valid and due to be renewed. */
export function sessionState(
  session: SessionTimes,
  kind: SessionKind,
  now: Date,
): 'over' | 'alive' | 'renew' {
  if (now >= session.expira_em || now >= session.limite_em) return 'over';
  const unused = (now.getTime() - session.usado_em.getTime()) / 1000;
  return unused >= LIFETIMES[kind].renewal ? 'renew' : 'alive';
}
