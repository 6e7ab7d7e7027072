/** The configured limit of free users (D13), as something to inject. */
export class MaxProposals {
  constructor(readonly value: number) {}
}
