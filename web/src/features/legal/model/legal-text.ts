import type { Operator } from '@acordo/contracts/operator';

/** A sentence with one link in it. */
export interface LinkedSentence {
  readonly before: string;
  readonly label: string;
  readonly href: string;
  readonly after: string;
}

/** A paragraph, a list, a sentence with a link, or a value of the configuration. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly linked: LinkedSentence }
  | { readonly table: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] } }
  | { readonly operator: true };

export interface LegalSection {
  /** Its address within the page. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface LegalText {
  readonly title: string;
  /** For search engines and link previews. */
  readonly description: string;
  readonly intro: string;
  readonly sections: readonly LegalSection[];
}

/** Which of the operator's facts the configuration leaves out (D38). */
export function missingFacts({ name, cnpj, address, privacyEmail }: Operator): boolean {
  return !(name && cnpj && address && privacyEmail);
}
