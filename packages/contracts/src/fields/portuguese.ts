import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** Zod's own sentences are English; whatever a schema doesn't word itself is answered in Portuguese. */
export function speakPortuguese(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? MESSAGES.required : MESSAGES.invalid,
  });
}
