import { expect, it } from '@jest/globals';
import { captionsOf, clock } from './captions.mjs';

it('writes times in the format of WebVTT', () => {
  expect([0, 9.9996, 61.25, 3_725].map(clock)).toEqual([
    '00:00:00.000',
    '00:00:10.000',
    '00:01:01.250',
    '01:02:05.000',
  ]);
});

it('shows each text until the next begins, the last until the end', () => {
  const cues = [
    { at: 0, text: 'Um' },
    { at: 2.5, text: 'Dois' },
  ];
  expect(captionsOf(cues, 4)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.500\nUm\n\n00:00:02.500 --> 00:00:04.000\nDois\n',
  );
});
