import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ChildPool } from '../children/child-pool.js';
import { JobFailed, JobRefused } from '../children/job-errors.js';
import type { Asset } from './domain/asset.js';

/** Uploaded images, decoded only in child processes. */
export class Images {
  constructor(private readonly children: Pick<ChildPool, 'run'>) {}

  /**
   * The re-encoded image (D24); null when it is no image, or when decoding took more processor time or memory than
   * allowed. A long time alone is not the image's fault: the processors may have been busy (attack 367). Throws
   * BUSY, UNAVAILABLE.
   */
  async redraw(bytes: Uint8Array): Promise<Asset | null> {
    try {
      return await this.children.run<Asset>(bytes);
    } catch (error) {
      if (error instanceof JobRefused) return null;
      if (error instanceof JobFailed && (error.reason === 'start' || error.reason === 'timeout'))
        throw new AppError('UNAVAILABLE', { cause: error });
      if (error instanceof JobFailed && error.reason !== 'error') return null;
      throw error;
    }
  }
}
