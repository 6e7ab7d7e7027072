import type { z } from 'zod';
import type { ErrorCode } from './errors.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type ServiceName = 'identity' | 'proposals' | 'admin' | 'notifications';
/** Who may call (P13): anyone, a logged-in user, an administrator's session, or another service. */
export type Who = 'public' | 'user' | 'admin' | 'internal';
type Schema = z.ZodType;

/**
 * The contract between a service and its callers. The service's route, the gateway's route table, the web's fetcher and
 * the generated documentation all read this one object; the service checks responses as well as requests.
 * `path` has `:name` parameters that `params` describes. `responses` maps each good status to the schema of its body.
 */
export interface Call {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly who: Who;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly responses: Readonly<Record<number, Schema>>;
  /** Codes of the error table (D5) that this call may return, besides those of every call (call-errors.ts). */
  readonly errors?: readonly ErrorCode[];
  /** What the body is sent as, where it is no JSON: a form with one file, or bytes that only the service reads. */
  readonly takes?: 'multipart' | 'raw';
  /** Media type of the responses whose schema is `bytes` (fields/bytes.ts); others of the same call are JSON. */
  readonly sends?: 'application/pdf' | 'application/zip' | 'image/png' | 'image/*';
}

/** Keeps the literal types of a call, so that clients and services infer from it. */
export function defineCall<const C extends Call>(call: C): C {
  return call;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Given<S> = S extends Schema ? z.input<S> : undefined;
type Part<C, K extends string> = C extends Record<K, infer S> ? S : undefined;
type ResponsesOf<C extends Call> = C['responses'][keyof C['responses']];

/** What a handler receives after the contract has been applied. */
export interface InputOf<C extends Call> {
  params: Parsed<Part<C, 'params'>>;
  query: Parsed<Part<C, 'query'>>;
  body: Parsed<Part<C, 'body'>>;
}

type Required<C, K extends string> =
  C extends Record<K, Schema> ? { [P in K]: Given<C[K]> } : { [P in K]?: undefined };
/** What a client must send. Parts that the contract doesn't name are left out. */
export type RequestOf<C extends Call> = Required<C, 'params'> &
  (C extends { query: Schema } ? { query?: Given<C['query']> } : { query?: undefined }) &
  Required<C, 'body'>;

/** What a client receives (parsed form) … */
export type ResponseOf<C extends Call> =
  ResponsesOf<C> extends infer S ? (S extends Schema ? z.output<S> : never) : never;
/** … and what a handler returns (before the response's schema is applied). */
export type ResultOf<C extends Call> =
  ResponsesOf<C> extends infer S ? (S extends Schema ? z.input<S> : never) : never;
