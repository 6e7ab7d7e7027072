import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { inRoot } from '../paths.mjs';
import { TOUR_FILES, versionOf } from './files.mjs';
import { SIZE } from './film.mjs';

const folder = inRoot('web/public/tour');
const read = (name: string) => fs.readFileSync(path.join(folder, name));

describe('the recorded presentation (P82)', () => {
  it('is what the landing page refers to', async () => {
    // Imported by path: the web is another TypeScript project.
    const { TOUR } = (await import(inRoot('web/src/features/landing/tour.ts'))) as { TOUR: unknown };
    expect(TOUR).toMatchObject({ version: versionOf(folder), ...SIZE });
    expect(fs.readdirSync(folder).sort()).toEqual([...TOUR_FILES].sort());
  });

  it('is small enough for phones, its posters too', () => {
    const video = read('tour.mp4').length;
    expect(video).toBeLessThanOrEqual(4 * 1024 * 1024);
    expect(video).toBeGreaterThan(100_000);
    expect(read('poster.webp').length).toBeLessThan(60_000);
    expect(read('poster-720.webp').length).toBeLessThan(25_000);
  });

  it('has captions from the first second', () => {
    const text = read('legendas.vtt').toString();
    expect(text).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> /);
    expect(text.match(/-->/g)?.length).toBeGreaterThan(5);
  });
});
