import { AppError } from '@acordo/service-kit/errors/app-error';
import { describe, expect, it } from '@jest/globals';
import { JobFailed, JobRefused } from '../children/job-errors.js';
import { Images } from './images.js';

const failingWith = (error: Error) => new Images({ run: () => Promise.reject(error) });
const redraw = (error: Error) => failingWith(error).redraw(new Uint8Array());

describe('an image that cannot be drawn', () => {
  it.each([
    ['it is none', new JobRefused('no image')],
    ['it takes more of a processor than an image may', new JobFailed('exhausted', '')],
    ['it takes more memory than there is', new JobFailed('crash', '')],
  ])('is the image’s fault where %s', async (_why, error) => {
    expect(await redraw(error)).toBeNull();
  });

  it.each(['start', 'timeout'] as const)('is the machine’s fault at %s (attack 352)', async (reason) => {
    await expect(redraw(new JobFailed(reason, ''))).rejects.toEqual(new AppError('UNAVAILABLE'));
  });
});
