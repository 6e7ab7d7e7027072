/** The address of the product, which cookies depend on (D8), as something to inject. */
export class PublicUrl {
  constructor(readonly value: string) {}
}
