/** Enough for every browser; a longer text is no user agent. */
const USER_AGENT_MAX = 500;
const UNPRINTABLE = /[\u0000-\u001f\u007f]|\p{Surrogate}/gu;

/** Who answered, from where (D18): the client's address as the gateway saw it. */
export interface Evidence {
  ip: string;
  porta: number;
  user_agent: string;
}

/** A header's text as it can be stored and hashed alike: no control characters, no half characters. */
const headerText = (text: string): string =>
  Array.from(text).slice(0, USER_AGENT_MAX).join('').replace(UNPRINTABLE, '\ufffd');

export const evidenceOf = (caller: { ip: string; port: number; ua: string }): Evidence => ({
  ip: caller.ip,
  porta: caller.port,
  user_agent: headerText(caller.ua),
});
