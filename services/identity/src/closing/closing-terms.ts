/** The configured times of what a closed account leaves (D37), as something to inject. */
export class ClosingTerms {
  constructor(
    readonly eraseAfterDays: number,
    readonly signedRecordYears: number,
  ) {}
}
