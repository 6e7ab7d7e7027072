import { z } from 'zod';

/** D3: an instant on the wire, ISO 8601 in UTC with `Z`. Services may return a Date; it is written here. */
export const instant = z
  .union([z.date(), z.string()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .pipe(z.iso.datetime({ offset: false }));

export const optionalInstant = instant.nullable();
