/** For whom something is held: the gateway's memory and connections are divided by it. */
export interface Sender {
  /** The client's address as limits count it (D48): an IPv4 address or an IPv6 /64. */
  readonly address: string;
  /** Whether it came with a valid session. */
  readonly known: boolean;
}
