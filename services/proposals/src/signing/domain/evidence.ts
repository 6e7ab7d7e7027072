/** Who decided, from where (D18): address and browser as the gateway saw them. */
export interface Evidence {
  ip: string;
  porta: number;
  user_agent: string;
}

export const evidenceOf = (caller: { ip: string; port: number; ua: string }): Evidence => ({
  ip: caller.ip,
  porta: caller.port,
  user_agent: caller.ua,
});
