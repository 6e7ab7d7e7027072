import type { ResponseOf, Call, RequestOf } from '@acordo/contracts/call';
import { errorFrom, networkError } from './api-error';
import { callUrl } from './call-url';
import { takeEarly } from './early-responses';
import type { Endpoint } from './endpoint';
import { noteChange } from './last-change';

export interface RequestOptions {
  signal?: AbortSignal;
  /** D49: the same key for every attempt of one intention (see idempotency.ts). */
  idempotencyKey?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface HttpResponse<T> {
  status: number;
  headers: Headers;
  body: T;
}

/**
 * Calls our own API and returns the response's body, typed by the contract. Throws ApiError (no response: code NETWORK); an
 * aborted call throws the signal's reason.
 */
export async function request<C extends Call>(
  call: Endpoint<C>,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<ResponseOf<C>> {
  const response = send(call, input, options);
  if (call.method !== 'GET') noteChange(call.path, response);
  return (await response).body;
}

/** The same with status and headers, for responses that use them (`Link`, `ETag`). */
export async function send<C extends Call>(
  call: Endpoint<C>,
  input: RequestOf<C>,
  options: RequestOptions = {},
): Promise<HttpResponse<ResponseOf<C>>> {
  const response = await responseTo(call, input, options);
  const text = await textOf(response, options.signal);
  if (!response.ok) throw errorFrom(response.status, text, response.headers);
  return { status: response.status, headers: response.headers, body: bodyFrom(response.status, text) };
}

interface Loose {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

async function responseTo(call: { method: string; path: string }, input: Loose, options: RequestOptions) {
  const headers = new Headers({ accept: 'application/json', ...options.headers });
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  if (options.idempotencyKey) headers.set('idempotency-key', options.idempotencyKey);
  const init: RequestInit = { method: call.method, headers, credentials: 'same-origin' };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  if (options.signal) init.signal = options.signal;
  const url = callUrl(call.path, valuesOf(input.params), valuesOf(input.query));
  try {
    return await (takeEarly(url, call.method) ?? fetch(url, init));
  } catch (cause) {
    options.signal?.throwIfAborted();
    throw networkError(cause);
  }
}

async function textOf(response: Response, signal: AbortSignal | undefined): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    signal?.throwIfAborted();
    throw networkError(cause);
  }
}

function bodyFrom<T>(status: number, text: string): T {
  if (status === 204 || text === '') return undefined as T;
  try {
    return JSON.parse(text) as T;
  } catch {
    throw errorFrom(status, text);
  }
}

function valuesOf(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}
