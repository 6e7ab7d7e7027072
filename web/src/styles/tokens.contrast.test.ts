import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { contrast } from '@acordo/document/contrast';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = '', unscriptedCss = ''] = css.split(
  /\[data-theme="dark"\]|:not\(\[data-theme\]\)/,
);
const tokens = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+): (#[0-9a-f]{6})\b/g)].map(([, name = '', value = '']) => [name, value]),
  );
const light = tokens(lightCss);
const dark = tokens(darkCss);

/** Every text colour on every background it is used on (WCAG 2.2 AA, 1.4.3). */
const TEXTS: [string, string[]][] = [
  ['ink', ['paper', 'surface', 'mute', 'pen-soft', 'good-soft', 'warn-soft', 'bad-soft']],
  ['ink-soft', ['paper', 'surface', 'mute', 'pen-soft']],
  ['pen', ['paper', 'surface', 'mute', 'pen-soft']],
  ['pen-deep', ['paper', 'surface', 'pen-soft']],
  ['on-pen', ['pen', 'pen-deep']],
  ['good', ['paper', 'surface', 'good-soft']],
  ['warn', ['paper', 'surface', 'warn-soft']],
  ['bad', ['paper', 'surface', 'mute', 'bad-soft']],
  ['bad-deep', ['surface']],
  ['on-bad', ['bad', 'bad-deep']],
  ['on-band', ['band']],
  ['on-band-soft', ['band']],
];
/** Parts that must be visible to use a control, and the focus ring (1.4.11). */
const PARTS: [string, string[]][] = [
  ['edge', ['paper', 'surface', 'mute']],
  ['pen', ['paper', 'surface', 'mute', 'line']],
  ['bad', ['paper', 'surface']],
];

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

describe.each([
  ['light', light],
  ['dark', dark],
])('tokens, %s theme', (_theme, values) => {
  it.each(pairs(TEXTS))('%s on %s has enough contrast for text', (front, ground) => {
    expect(contrast(values[front] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(PARTS))('%s on %s has enough contrast for a control', (front, ground) => {
    expect(contrast(values[front] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('keeps the values (L1)', () => {
    expect(light).toMatchObject({
      paper: '#fbfaf7',
      ink: '#10182b',
      edge: '#857f70',
      pen: '#1d4ed8',
      bad: '#b91c1c',
    });
    expect(dark).toMatchObject({
      paper: '#0e1320',
      ink: '#e9edf5',
      edge: '#65728f',
      pen: '#7aa2ff',
      bad: '#f87171',
    });
  });
  it('names the same colours in both themes', () => {
    expect(Object.keys(dark)).toEqual(Object.keys(light));
  });
  it('has the same dark theme if no script has set one', () => {
    const declared = (text: string) => text.match(/^ +[\w-]+: .+;$/gm);
    expect(declared(unscriptedCss)).toEqual(declared(darkCss));
    expect(declared(darkCss)?.length).toBeGreaterThan(20);
  });
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
