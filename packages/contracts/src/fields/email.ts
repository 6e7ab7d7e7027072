import { isEmail, isPlainAddress } from '../email-address.js';
import { LENGTHS } from '../lengths.js';
import { MESSAGES } from '../messages.js';
import { withoutUnseen } from '../unseen.js';
import { line } from './text.js';

const address = line(LENGTHS.email, withoutUnseen);
const required = address.refine((value) => value.length > 0, { error: MESSAGES.emailRequired, abort: true });

export const email = required.refine(isEmail, MESSAGES.emailInvalid);

/** Of an existing account, which may be older than the rules for new addresses. */
export const knownEmail = required.refine(isPlainAddress, MESSAGES.emailInvalid);

/** The same as `email`, but an empty text is allowed (optional fields of the client, P66). */
export const optionalEmail = address.refine((value) => value === '' || isEmail(value), MESSAGES.emailInvalid);
