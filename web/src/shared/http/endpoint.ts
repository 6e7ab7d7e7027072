import type { Call } from '@acordo/contracts/call';

/** A call's method and path, with the whole contract in its type and none of its schemas at run time. */
export interface Endpoint<C extends Call> {
  readonly method: C['method'];
  readonly path: C['path'];
  /** Only in the type: `request` infers input and response from it. */
  readonly contract?: C;
}

/**
 * Names a contract's call without importing it: `endpoint<typeof login>('POST', '/api/auth/login')` with
 * `import type { login }`. The compiler refuses another method or path than the contract's, and Zod stays out of the
 * bundle: the services check responses already (habit 4).
 */
export function endpoint<C extends Call>(method: C['method'], path: C['path']): Endpoint<C> {
  return { method, path };
}
