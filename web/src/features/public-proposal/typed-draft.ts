/** What the person typed, for reopening a closed form. */
export interface Typed {
  nome: string;
  email: string;
  motivo: string;
  /** Hash of the content for which a form was opened last; empty before that. */
  lido: string;
}

const keyOf = (token: string) => `resposta:${token}`;

/** Stored while the tab is open: a phone discards a background tab's page, and reloads it. */
export function keepDraft(token: string, typed: Typed): void {
  try {
    sessionStorage.setItem(keyOf(token), JSON.stringify(typed));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function keptDraft(token: string): Typed {
  let kept: Partial<Typed> | null = null;
  try {
    kept = JSON.parse(sessionStorage.getItem(keyOf(token)) ?? 'null') as Partial<Typed> | null;
  } catch {
    // Nothing is stored.
  }
  const { nome = '', email = '', motivo = '', lido = '' } = kept ?? {};
  return { nome: String(nome), email: String(email), motivo: String(motivo), lido: String(lido) };
}

export function deleteDraft(token: string): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was stored.
  }
}
