/** What the page showed, as sent with the decision (D17). */
export interface ClaimedContent {
  versao?: number | undefined;
  conteudo_hash?: string | undefined;
}

/** Compared with what a client would see now. `unsaid`: not in the call; then what the link has shown decides. */
export type ShownComparison = 'same' | 'other' | 'unsaid';

export function compareShown(claimed: ClaimedContent, versao: number, hash: Buffer): ShownComparison {
  if (claimed.versao === undefined && claimed.conteudo_hash === undefined) return 'unsaid';
  if (claimed.versao !== undefined && claimed.versao !== versao) return 'other';
  if (claimed.conteudo_hash === undefined) return 'unsaid'; // a version alone does not cover the company's data
  return claimed.conteudo_hash === hash.toString('hex') ? 'same' : 'other';
}
