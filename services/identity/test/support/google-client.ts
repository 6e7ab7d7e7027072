/** Our client at the tests' identity providers. */
export const CLIENT = { id: 'acordo-test', secret: 'a-secret-for-tests-only-0123456789' };

/** Variables of a product that signs in at this issuer. */
export const signingInAt = (issuer: string) => ({
  GOOGLE_CLIENT_ID: CLIENT.id,
  GOOGLE_CLIENT_SECRET: CLIENT.secret,
  GOOGLE_ISSUER: issuer,
});
