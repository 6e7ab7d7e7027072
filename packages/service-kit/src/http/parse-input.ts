import type { Call, InputOf } from '@acordo/contracts/call';
import { usePortugueseMessages } from '@acordo/contracts/fields/portuguese';
import type { z } from 'zod';
import { AppError } from '../errors/app-error.js';

usePortugueseMessages();

/** Applies a contract to a raw request. An invalid path parameter is an absent thing: 404; the rest 422. */
export function parseInput(
  call: Call,
  raw: { params: unknown; query: unknown; body: unknown },
): InputOf<Call> {
  const params = call.params?.safeParse(raw.params);
  if (params && !params.success) throw new AppError('NOT_FOUND');
  const query = call.query?.safeParse(raw.query);
  if (query && !query.success) throw invalid(query.error);
  const body = call.body?.safeParse(raw.body);
  if (body && !body.success) throw invalid(body.error);
  return { params: params?.data, query: query?.data, body: body?.data } as InputOf<Call>;
}

/** Field (dotted path) → its first message. A body of the wrong kind as a whole is named `corpo`. */
function invalid(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.') || 'corpo'] ??= issue.message;
  return new AppError('INVALID_FIELDS', { fields });
}
