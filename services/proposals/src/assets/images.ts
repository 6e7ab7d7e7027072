import { AppError } from '@acordo/service-kit/errors/app-error';
import type { ChildPool } from '../children/child-pool.js';
import { JobFailed, JobRefused } from '../children/job-errors.js';
import type { Asset } from './domain/asset.js';

/** Foreign images, looked at in child processes alone. */
export class Images {
  constructor(private readonly children: Pick<ChildPool, 'run'>) {}

  /**
   * The image drawn anew (D24); null when it is none, or when drawing it took more of a processor or of memory than an image
   * may: that, too, is the image's fault. That it took long is not: others may have had the processors (attack 367). Throws
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
