import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** As a mail's link carries it behind the `#`: 256 bits, base64url. What looks otherwise is unknown like any other. */
export const oneTimeToken = z.string({ error: MESSAGES.required }).max(200, MESSAGES.invalid);
