import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ChildPool } from '../children/child-pool.js';
import { JobFailed } from '../children/job-errors.js';
import type { PreviewJob } from './preview-job.js';

/** PNG. Throws BUSY, and UNAVAILABLE where it took too much time or memory: the caller may retry; a fault of ours stays one. */
export async function drawImage(children: Pick<ChildPool, 'run'>, job: PreviewJob): Promise<Uint8Array> {
  try {
    return await children.run<Uint8Array>(job);
  } catch (error) {
    if (error instanceof JobFailed && error.reason !== 'error')
      throw new AppError('UNAVAILABLE', { cause: error });
    throw error;
  }
}
