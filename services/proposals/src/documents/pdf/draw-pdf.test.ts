import { contentFixture, documentFixture } from '@acordo/contracts/fixtures/proposal';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { JobFailed } from '../../children/job-errors.js';
import { freeze } from '../domain/document.js';
import { DrawPdf, type PdfOptions } from './draw-pdf.js';
import type { PdfJob } from './pdf-job.js';

const LOGO = `/api/assets/${'a'.repeat(64)}`;
const document = freeze({ ...contentFixture, logo_cliente_url: LOGO }, documentFixture.empresa);
const source = { document, evidence: null };

function drawing(over: Partial<PdfOptions> = {}) {
  const jobs: PdfJob[] = [];
  const options: PdfOptions = {
    children: {
      run: async <Result>(job: unknown) => {
        jobs.push(job as PdfJob);
        return new Uint8Array([jobs.length]) as Result;
      },
    },
    cache: new ByteCache({ maxBytes: 1_000, maxAgeMs: 1_000 }),
    readLogo: async () => ({ kind: 'jpeg', bytes: new Uint8Array([7]) }),
    site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
    ...over,
  };
  return { jobs, draw: new DrawPdf(options) };
}

describe('DrawPdf', () => {
  beforeAll(() => Logger.overrideLogger(false)); // a failure is logged; here it is wanted
  afterAll(() => Logger.overrideLogger(['error']));

  it('gives the child the template, the data and the pictures that these name', async () => {
    const { jobs, draw } = drawing();
    await draw.run(source);
    expect(jobs).toMatchObject([
      {
        template: 'modern',
        standard: 'ua-1',
        pictures: [{ file: 'client.jpg', bytes: new Uint8Array([7]) }],
      },
    ]);
    expect(JSON.parse(jobs[0]?.data ?? '')).toMatchObject({
      companyLogo: null,
      clientLogo: { file: 'client.jpg', alt: 'Logo de Padaria Pão & Prosa' },
      receipt: null,
    });
  });

  it('draws without a logo that can’t be read', async () => {
    const { jobs, draw } = drawing({ readLogo: async () => null });
    await draw.run(source);
    expect(jobs[0]?.pictures).toEqual([]);
  });

  it('draws once what is asked for again, at once or later', async () => {
    const { jobs, draw } = drawing();
    const answers = await Promise.all([draw.run(source), draw.run(source)]);
    answers.push(await draw.run(source));
    expect(answers.map(([first]) => first)).toEqual([1, 1, 1]);
    expect(jobs).toHaveLength(1);
  });

  it('draws every time where nothing is kept', async () => {
    const { jobs, draw } = drawing({ cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }) });
    await draw.run(source);
    await draw.run(source);
    expect(jobs).toHaveLength(2);
  });

  it('keeps no failure: out of time is 503, and the next one tries again', async () => {
    let calls = 0;
    const { draw } = drawing({
      children: {
        run: async <Result>() => {
          calls += 1;
          if (calls === 1) throw new JobFailed('timeout', '10000 ms');
          return new Uint8Array([9]) as Result;
        },
      },
    });
    await expect(draw.run(source)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(await draw.run(source)).toEqual(new Uint8Array([9]));
  });
});
