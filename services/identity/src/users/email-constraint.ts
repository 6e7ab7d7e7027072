/** Unique constraint that prevents two registrations of one address (D10). */
export const EMAIL_CONSTRAINT = 'users_email_normalizado_key';
