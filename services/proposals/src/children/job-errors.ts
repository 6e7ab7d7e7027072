/** The job's input is at fault, with the child's reason; the child continues with the next job. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
}

/**
 * The job failed and its child was ended: it never started (then the job is not to blame), ran out of time, used
 * more of a processor than a job may, died (out of memory, a native abort), or threw an unexpected error. `detail` is for logs.
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
