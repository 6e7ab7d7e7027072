/** @typedef {{ at: number, text: string }} Cue `at` in seconds from the start */

/**
 * WebVTT: each text is shown until the next begins.
 * @param {readonly Cue[]} cues in order
 * @param {number} end of the video, in seconds
 */
export function captionsOf(cues, end) {
  const blocks = cues.map(({ at, text }, index) => {
    const until = cues[index + 1]?.at ?? end;
    return `${clock(at)} --> ${clock(until)}\n${text}`;
  });
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** @param {number} seconds */
export function clock(seconds) {
  const ms = Math.round(seconds * 1000);
  const part = (/** @type {number} */ value, length = 2) => String(value).padStart(length, '0');
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${part(h)}:${part(m)}:${part(s)}.${part(ms % 1000, 3)}`;
}
