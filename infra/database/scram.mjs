import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

const ITERATIONS = 4096; // the server's default; our passwords are random, so they cannot be guessed

/**
 * The form in which Postgres stores a password (RFC 5803). Sent in place of the password, it keeps the
 * password out of the server's log, which prints statements that fail.
 * @param {string} password printable ASCII
 * @param {Buffer} [salt]
 * @returns {string}
 */
export function scramVerifier(password, salt = randomBytes(16)) {
  // beyond ASCII the server normalises (SASLprep) before it hashes, and we would store another password
  if (!/^[\x21-\x7e]+$/.test(password)) throw new Error('A database password must be printable ASCII');
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, 'sha256');
  const hmac = (/** @type {string} */ text) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(hmac('Client Key')).digest('base64');
  const serverKey = hmac('Server Key').toString('base64');
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString('base64')}$${storedKey}:${serverKey}`;
}
