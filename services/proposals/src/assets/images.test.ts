import { describe, expect, it } from '@jest/globals';
import { JobFailed, JobRefused } from '../children/job-errors.js';
import { Images } from './images.js';

const failing = (error: Error) => new Images({ run: () => Promise.reject(error) });

describe('an image that could not be decoded', () => {
  it('is no image if it was refused, or took more processor time or memory than allowed', async () => {
    for (const error of [
      new JobRefused('no image'),
      new JobFailed('exhausted', ''),
      new JobFailed('crash', ''),
    ])
      expect(await failing(error).redraw(new Uint8Array())).toBeNull();
  });

  it.each(['start', 'timeout'] as const)(
    'is to be sent again after %s: the machine is busy (attack 367)',
    (reason) =>
      expect(failing(new JobFailed(reason, '')).redraw(new Uint8Array())).rejects.toMatchObject({
        code: 'UNAVAILABLE',
        status: 503,
      }),
  );

  it('is a fault of ours if the child threw an unexpected error', () =>
    expect(failing(new JobFailed('error', '')).redraw(new Uint8Array())).rejects.toBeInstanceOf(JobFailed));
});
