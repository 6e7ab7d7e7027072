/**
 * A response that is JSON already, listed field by field where it was made. It leaves as it is: the interceptor does not
 * parse it against the contract, so a test must prove for each such query that both say the same (on generated rows).
 */
export class ReadyJson {
  constructor(readonly text: string) {}
}
