import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { SIZE } from './film.mjs';

const files = ['tour.mp4', 'poster.jpg', 'legendas.vtt'].map((name) =>
  fs.readFileSync(inRoot('web/public/tour', name)),
);

describe('the recorded presentation (P82)', () => {
  it('is what the landing page refers to', async () => {
    // Imported by path: the web is another TypeScript project.
    const { TOUR } = (await import(inRoot('web/src/features/landing/tour.ts'))) as { TOUR: unknown };
    const version = createHash('sha256').update(Buffer.concat(files)).digest('hex').slice(0, 12);
    expect(TOUR).toMatchObject({ version, ...SIZE });
  });

  it('is small enough for phones, its poster too', () => {
    const [video, poster] = files.map((file) => file.length);
    expect(video).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(video).toBeGreaterThan(100_000);
    expect(poster).toBeLessThan(150_000);
  });

  it('has captions from the first second', () => {
    const text = files[2]?.toString() ?? '';
    expect(text).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
    expect(text.match(/-->/g)?.length).toBeGreaterThan(5);
  });
});
