/** For whom something is held: by this the gateway's room is shared out. */
export interface Sender {
  /** The client's address as limits count it (D48): an IPv4 address or an IPv6 /64. */
  readonly address: string;
  /** Whether it came with a session that identity knows. */
  readonly known: boolean;
}
