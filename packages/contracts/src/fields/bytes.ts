import { z } from 'zod';

/** An answer that is a file: a PDF, an image. */
export const bytes = z.instanceof(Uint8Array);
