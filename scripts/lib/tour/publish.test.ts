import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { versionOf } from './publish.mjs';
import { MOST_BYTES, SIZE } from './size.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (name: string) => fs.readFileSync(path.join(root, 'web/public/tour', name));

describe('the recorded presentation (P82)', () => {
  const files = ['tour.mp4', 'poster.jpg', 'legendas.vtt'].map(read);

  it('is what the landing page refers to', async () => {
    // Imported by path: the web is another TypeScript project.
    const landing = path.join(root, 'web/src/features/landing/tour.ts');
    const { TOUR } = (await import(landing)) as { TOUR: unknown };
    expect(TOUR).toMatchObject({ version: versionOf(files), ...SIZE });
  });

  it('is small enough for phones, its poster too', () => {
    const [video, poster] = files.map((file) => file.length);
    expect(video).toBeLessThanOrEqual(MOST_BYTES);
    expect(video).toBeGreaterThan(100_000);
    expect(poster).toBeLessThan(150_000);
  });

  it('has captions from the first second', () => {
    const text = files[2]?.toString() ?? '';
    expect(text).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
    expect(text.match(/-->/g)?.length).toBeGreaterThan(5);
  });
});
