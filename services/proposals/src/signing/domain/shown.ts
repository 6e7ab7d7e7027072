/** What the page of the decision says that it showed (D17). */
export interface ClaimedContent {
  versao?: number | undefined;
  conteudo_hash?: string | undefined;
}

/** Against what a client would see now. `unsaid`: the call doesn't say; then the link's memory decides. */
export type ShownComparison = 'same' | 'other' | 'unsaid';

export function compareShown(claimed: ClaimedContent, versao: number, hash: Buffer): ShownComparison {
  if (claimed.versao === undefined && claimed.conteudo_hash === undefined) return 'unsaid';
  if (claimed.versao !== undefined && claimed.versao !== versao) return 'other';
  if (claimed.conteudo_hash === undefined) return 'unsaid'; // a version alone says nothing of the company's data
  return claimed.conteudo_hash === hash.toString('hex') ? 'same' : 'other';
}
