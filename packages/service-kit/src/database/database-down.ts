import { AppError } from '../errors/app-error.js';

/**
 * What asking the database throws is either Postgres' own refusal, with a code (a violated rule, a wrong statement), or a
 * fault of the code that asked (TypeError), or the connection: there are more ways in which one ends than anybody can list,
 * and all of them mean that the database cannot be reached now (attack 167).
 */
export async function asking<T>(response: Promise<T>): Promise<T> {
  try {
    return await response;
  } catch (error) {
    throw isConnectionEnd(error) ? new AppError('UNAVAILABLE', { cause: error }) : error;
  }
}

export function isConnectionEnd(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof AppError) return false;
  if (error instanceof TypeError || error instanceof RangeError) return false;
  return !('severity' in error); // only what Postgres itself says has one
}

/** Postgres says why it ends the connection, a moment before it does. */
export const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'FATAL';
