/** The job's input is at fault, and the child says why; it goes on with the next job. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * The job came to nothing and its child was ended: it never started (then the job is not to blame), ran out of time, used
 * more of a processor than a job may, died (out of memory, a native abort), or threw what it should not. `detail` is for logs.
 */
export class JobFailed extends Error {
  override readonly name = 'JobFailed';
  constructor(
    readonly reason: 'start' | 'timeout' | 'exhausted' | 'crash' | 'error',
    detail: string,
  ) {
    super(`${reason}: ${detail}`);
  }
}
