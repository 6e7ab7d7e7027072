import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** As an email's link has it after the `#`: 256 bits, base64url. Any other text is an unknown token. */
export const oneTimeToken = z.string({ error: MESSAGES.required }).max(200, MESSAGES.invalid);
