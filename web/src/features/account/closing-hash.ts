/** Behind /conta: opens the dialog for closing the account, where a fresh sign-in leads back to. */
export const CLOSING_HASH = '#encerrar';
