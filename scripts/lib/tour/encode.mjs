import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { MOST_BYTES } from './size.mjs';

/** Tried in this order until the video is small enough: H.264's constant quality, lower is better. */
const QUALITIES = [23, 26, 29, 32, 35];
const FRAMES_A_SECOND = 25;

/**
 * Makes an H.264 video, which every browser plays, from pictures taken whenever something moved.
 * @param {object} given
 * @param {string} given.ffmpeg
 * @param {readonly { file: string, at: number }[]} given.frames in order
 * @param {number} given.end in seconds
 * @param {string} given.file
 * @throws {Error} with ffmpeg's message, or when no quality is small enough
 */
export function encode({ ffmpeg, frames, end, file }) {
  const list = path.join(path.dirname(file), 'frames.txt');
  fs.writeFileSync(list, listOf(frames, end));
  for (const quality of QUALITIES) {
    run({ ffmpeg, list, end, quality, file });
    if (fs.statSync(file).size <= MOST_BYTES) return;
  }
  throw new Error(`The video is longer than ${MOST_BYTES} bytes in every quality`);
}

/**
 * ffmpeg's list of pictures, each with its duration.
 * @param {readonly { file: string, at: number }[]} frames
 * @param {number} end
 */
export function listOf(frames, end) {
  const last = frames.at(-1);
  if (!last) throw new Error('Nothing was filmed');
  const lines = frames.map(({ file, at }, index) => {
    // The first picture is shown from the start.
    const from = index === 0 ? 0 : at;
    const until = frames[index + 1]?.at ?? Math.max(end, at + 1 / FRAMES_A_SECOND);
    return `file '${file}'\nduration ${Math.max(0.001, until - from).toFixed(3)}`;
  });
  // The last picture's duration counts only if the picture is listed again.
  return `ffconcat version 1.0\n${lines.join('\n')}\nfile '${last.file}'\n`;
}

/**
 * @param {{ ffmpeg: string, list: string, end: number, quality: number, file: string }} given
 */
function run({ ffmpeg, list, end, quality, file }) {
  const input = ['-y', '-f', 'concat', '-safe', '0', '-i', list];
  const picture = ['-vf', `fps=${FRAMES_A_SECOND},scale=out_color_matrix=bt709`, '-pix_fmt', 'yuv420p'];
  const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];
  const codec = ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-crf', String(quality)];
  // The last picture, listed twice, would be shown twice as long.
  const rest = ['-t', end.toFixed(3), '-an', '-map_metadata', '-1', '-movflags', '+faststart', file];
  const args = ['-loglevel', 'error', ...input, ...picture, ...colors, ...codec, ...rest];
  const { status, stderr, error } = spawnSync(ffmpeg, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ffmpeg: ${stderr || error?.message}`);
}
