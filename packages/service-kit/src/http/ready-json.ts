/**
 * A response that is JSON already, listed field by field where it was made. It is sent as it is: the interceptor does not
 * parse it with the contract, so a test must prove for each such query that both agree (on generated rows).
 */
export class ReadyJson {
  constructor(readonly text: string) {}
}
