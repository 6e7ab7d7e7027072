import { ApiError } from '../http/api-error';

/** The toast of a refusal because of full storage (docs/decisions/0029); undefined for any other failure. */
export const storageRefusal = (error: unknown): { title: string; text: string } | undefined =>
  error instanceof ApiError && error.code === 'STORAGE_FULL'
    ? { title: error.error, text: error.message }
    : undefined;
