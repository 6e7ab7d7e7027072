/** D37: a sign-in with Google proves who is there for so long. */
const FRESH_MS = 10 * 60_000;

interface Standing {
  hasPassword: boolean;
  metodo: 'senha' | 'google';
  /** When this session was opened. */
  criado_em: Date;
}

/** What an owner who wants to close the account has to be asked for, or has shown already. */
export type Proof = 'compare-password' | 'shown' | 'password-missing' | 'sign-in-again';

export function proofOf({ hasPassword, metodo, criado_em }: Standing, password: string, now: Date): Proof {
  if (hasPassword && password !== '') return 'compare-password';
  if (metodo === 'google' && now.getTime() - criado_em.getTime() <= FRESH_MS) return 'shown';
  return hasPassword ? 'password-missing' : 'sign-in-again';
}
