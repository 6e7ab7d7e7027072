/** Fragment of /conta: the account's activity, linked from the email about a new device (D29). */
export const ACTIVITY_HASH = '#atividade';
