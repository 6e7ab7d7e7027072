import { AppError } from '../errors/app-error.js';

/**
 * A statement throws either Postgres' own error, with a code (a violated constraint, a wrong statement), or an error
 * of our code (TypeError), or an error of the connection: these cannot all be listed,
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
  return !('severity' in error); // only Postgres' own errors have one
}

/** Postgres sends the reason just before it ends the connection. */
export const isFatal = (error: unknown): boolean =>
  error instanceof Error && 'severity' in error && error.severity === 'FATAL';
