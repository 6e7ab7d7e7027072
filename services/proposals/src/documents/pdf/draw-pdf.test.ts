import { contentFixture, documentFixture } from '@acordo/contracts/fixtures/proposal';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { JobFailed } from '../../children/job-errors.js';
import { freeze } from '../../content/domain/document.js';
import { RenderPdf, type PdfOptions, unsignedSource } from './render-pdf.js';
import type { PdfModel } from '../domain/pdf-model.js';
import type { PdfJob } from './pdf-job.js';

const LOGO = `/api/assets/${'a'.repeat(64)}`;
const document = freeze({ ...contentFixture, logo_cliente_url: LOGO }, documentFixture.empresa);
const source = unsignedSource(document, 'enviado');

function drawing(over: Partial<PdfOptions> = {}): { jobs: PdfJob[]; draw: RenderPdf } {
  const jobs: PdfJob[] = [];
  const options: PdfOptions = {
    children: {
      run: async <Result>(job: unknown) => {
        jobs.push(job as PdfJob);
        return new Uint8Array([jobs.length]) as Result;
      },
      expectRoom: () => undefined,
    },
    cache: new ByteCache({ maxBytes: 1_000, maxAgeMs: 1_000 }),
    failures: new ByteCache({ maxBytes: 10_000, maxAgeMs: 1_000 }),
    readLogo: async () => ({ kind: 'jpeg', bytes: new Uint8Array([7]) }),
    site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
    ...over,
  };
  return { jobs, draw: new RenderPdf(options) };
}

describe('RenderPdf', () => {
  beforeAll(() => Logger.overrideLogger(false)); // failures are logged; here they are expected
  afterAll(() => Logger.overrideLogger(['error']));

  it('gives the child the template, the data and the pictures that these name', async () => {
    const { jobs, draw } = drawing();
    await draw.execute(source, 'owner');
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

  it('renders without a logo that can’t be read', async () => {
    const { jobs, draw } = drawing({ readLogo: async () => null });
    await draw.execute(source, 'owner');
    expect(jobs[0]?.pictures).toEqual([]);
  });

  it('renders once what is requested again, at once or later', async () => {
    const { jobs, draw } = drawing();
    const responses = await Promise.all([draw.execute(source, 'owner'), draw.execute(source, 'owner')]);
    responses.push(await draw.execute(source, 'owner'));
    expect(responses.map(([first]) => first)).toEqual([1, 1, 1]);
    expect(jobs).toHaveLength(1);
  });

  it('renders again with another end of the link (P123)', async () => {
    const { jobs, draw } = drawing();
    for (const day of [30, 31, 31])
      await draw.execute(unsignedSource(document, 'enviado', new Date(Date.UTC(2026, 11, day, 12))), 'owner');
    const ends = jobs.map(({ data }) => (JSON.parse(data) as PdfModel).cover.validUntil);
    expect(ends).toEqual(['30/12/2026', '31/12/2026']);
  });

  it.each(['rascunho', 'rejeitado', 'expirado', 'aceito'] as const)(
    'says no end where it is %s (P123)',
    (status) => {
      expect(unsignedSource(document, status, new Date()).validUntil).toBeNull();
    },
  );

  it('prepares no job that would be refused', async () => {
    let logos = 0;
    const { jobs, draw } = drawing({
      children: {
        run: () => Promise.reject(new Error('a job')),
        expectRoom: () => {
          throw new AppError('BUSY', { retryAfter: 2 });
        },
      },
      readLogo: async () => {
        logos += 1;
        return null;
      },
    });
    await expect(draw.execute(source, 'owner')).rejects.toMatchObject({ code: 'BUSY', retryAfter: 2 });
    expect([jobs.length, logos]).toEqual([0, 0]);
  });

  it('renders every time without a cache', async () => {
    const { jobs, draw } = drawing({ cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }) });
    await draw.execute(source, 'owner');
    await draw.execute(source, 'owner');
    expect(jobs).toHaveLength(2);
  });

  /** Children that fail as in `ends`, one per job; then they succeed. */
  const failing = (...ends: (JobFailed['reason'] | null)[]) => {
    const templates: string[] = [];
    const run = async <Result>(job: unknown) => {
      templates.push((job as PdfJob).template);
      const end = ends.shift();
      if (end) throw new JobFailed(end, 'for the test');
      return new Uint8Array([templates.length]) as Result;
    };
    return { templates, children: { run, expectRoom: () => undefined } };
  };
  const signed = {
    ...source,
    evidence: {
      codigo: '7K3MZ0QWA9XE2RTB',
      nome: 'José Antônio Ribeiro',
      email: 'jose@paoeprosa.com.br',
      em: new Date('2026-11-28T01:30:00.123Z'),
      ip: '203.0.113.7',
      porta: 50_123,
      user_agent: 'Mozilla/5.0 (test)',
      versao: 2,
      hash: document.hash,
      validade: null,
      consentimento: document.consentimento,
      eventos: [],
    },
  };

  it('caches no failure of a busy machine: 503, and the next call tries again', async () => {
    const { templates, children } = failing('timeout');
    const { draw } = drawing({ children });
    await expect(draw.execute(source, 'owner')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 10,
    });
    expect(await draw.execute(source, 'owner')).toEqual(new Uint8Array([2]));
    expect(templates).toEqual(['modern', 'modern']);
  });

  it.each(['exhausted', 'error'] as const)(
    'renders plainly what its template fails on: %s',
    async (reason) => {
      const { templates, children } = failing(reason);
      const { draw } = drawing({ children, cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }) });
      await draw.execute(source, 'owner');
      await draw.execute(source, 'owner');
      expect(templates).toEqual(['modern', 'plain', 'plain']);
    },
  );

  it('attributes a crash to a document only when it is repeated in a new child', async () => {
    const once = failing('crash');
    await drawing(once).draw.execute(source, 'owner');
    expect(once.templates).toEqual(['modern', 'modern']);
    const twice = failing('crash', 'crash');
    await drawing(twice).draw.execute(source, 'owner');
    expect(twice.templates).toEqual(['modern', 'modern', 'plain']);
  });

  it('does not retry, for a while, what failed in every layout', async () => {
    const { templates, children } = failing('error', 'error');
    const { draw } = drawing({ children });
    for (let round = 0; round < 3; round += 1)
      await expect(draw.execute(source, 'owner')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(templates).toEqual(['modern', 'plain']);
  });

  it('drops a failure after its time', async () => {
    const { templates, children } = failing('error', 'error');
    const { draw } = drawing({ children, failures: new ByteCache({ maxBytes: 10_000, maxAgeMs: 1 }) });
    await expect(draw.execute(source, 'owner')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await new Promise((resolve) => setTimeout(resolve, 5));
    await draw.execute(source, 'owner');
    expect(templates).toEqual(['modern', 'plain', 'modern']);
  });

  it('renders a signed document in the layout that an earlier release stored, whatever happens (attack 242)', async () => {
    const plainly = failing();
    await drawing(plainly).draw.execute({ ...signed, layout: 'plain' }, 'owner');
    expect(plainly.templates).toEqual(['plain']);
    const broken = failing('error');
    const { draw } = drawing(broken);
    const asked = draw.execute({ ...signed, layout: 'template' }, 'owner');
    await expect(asked).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(broken.templates).toEqual(['modern']);
  });
});
