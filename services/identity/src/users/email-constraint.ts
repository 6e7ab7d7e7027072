/** Unique constraint that tells two registrations of one address apart (D10). */
export const EMAIL_CONSTRAINT = 'users_email_normalizado_key';
