import { z } from 'zod';
import { MESSAGES } from '../messages.js';

/** Zod's own messages are English; these are the Portuguese ones for schemas without a message. */
export function usePortugueseMessages(): void {
  z.config({
    customError: (issue) =>
      issue.code === 'invalid_type' && issue.input === undefined ? MESSAGES.required : MESSAGES.invalid,
  });
}
