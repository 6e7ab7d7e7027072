/** Behind /conta: leads to the account's activity, from the mail about a new device (D29). */
export const ACTIVITY_HASH = '#atividade';
