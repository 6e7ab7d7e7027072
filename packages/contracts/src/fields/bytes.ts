import { z } from 'zod';

/** A response that is a file: a PDF, an image. */
export const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
