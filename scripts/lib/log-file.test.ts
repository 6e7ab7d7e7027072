import { describe, expect, it } from '@jest/globals';
import { readLogLine } from './log-file.mjs';

describe('a log line', () => {
  it.each([
    ['{"level":30,"msg":"request"}', false, 'request'],
    ['{"level":50,"msg":"broken","err":{"message":"why"}}', true, 'broken (why)'],
    ['{"level":50,"msg":"why","err":{"message":"why"}}', true, 'why'],
    ['{"level":"fatal","msg":"gone"}', true, 'gone'],
    ['Error: plain text', false, 'Error: plain text'],
    ['null', false, 'null'],
    ['{"level":60}', true, '{"level":60}'],
  ])('%s', (line, serious, text) => {
    expect(readLogLine(line)).toEqual({ serious, text });
  });
});
