import { expect, it } from '@jest/globals';
import { listOf } from './encode.mjs';

it('shows each picture until the next, from the start to the end', () => {
  const frames = [
    { file: '/r/0.jpg', at: 0.2 },
    { file: '/r/1.jpg', at: 1.5 },
    { file: '/r/2.jpg', at: 1.5 },
  ];
  expect(listOf(frames, 4)).toBe(
    [
      'ffconcat version 1.0',
      "file '/r/0.jpg'\nduration 1.500",
      "file '/r/1.jpg'\nduration 0.001",
      "file '/r/2.jpg'\nduration 2.500",
      "file '/r/2.jpg'\n",
    ].join('\n'),
  );
});

it('rejects an empty reel', () => {
  expect(() => listOf([], 1)).toThrow('Nothing was filmed');
});
