/** Fragment of /conta: opens the dialog for closing the account, after a new sign-in. */
export const CLOSING_HASH = '#encerrar';
