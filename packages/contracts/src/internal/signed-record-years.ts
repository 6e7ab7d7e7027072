import { z } from 'zod';
import { SIGNED_RECORD_YEARS } from '../operator.js';

/**
 * The variable `SIGNED_RECORD_YEARS`: one schema for erasing the records, the email about it and the
 * privacy policy, so that they agree (D37). Five years is when claims from most contracts end.
 */
export const signedRecordYears = z.coerce
  .number()
  .int()
  .min(5)
  .max(100)
  .default(SIGNED_RECORD_YEARS)
  .describe('Years that signed records are kept, from the signature on; then they are erased (D37).');
