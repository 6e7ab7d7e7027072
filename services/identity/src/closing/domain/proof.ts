/** D37: how long a sign-in with Google proves the owner. */
const FRESH_MS = 10 * 60_000;

interface Standing {
  hasPassword: boolean;
  metodo: 'senha' | 'google';
  /** When this session was opened. */
  criado_em: Date;
}

/** The proof that closing the account requires, or that was given already. */
export type Proof = 'compare-password' | 'shown' | 'password-missing' | 'sign-in-again';

export function proofOf({ hasPassword, metodo, criado_em }: Standing, password: string, now: Date): Proof {
  if (hasPassword && password !== '') return 'compare-password';
  if (metodo === 'google' && now.getTime() - criado_em.getTime() <= FRESH_MS) return 'shown';
  return hasPassword ? 'password-missing' : 'sign-in-again';
}
