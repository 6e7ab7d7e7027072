import { describe, expect, it } from '@jest/globals';
import { undoStack } from './undo.mjs';

describe('undo', () => {
  it('undoes the last first, once, and all callers wait for the end', async () => {
    const done: number[] = [];
    const undo = undoStack();
    undo.push(() => void done.push(1));
    undo.push(async () => {
      await new Promise((go) => setTimeout(go, 20));
      done.push(2);
    });
    void undo.run();
    await undo.run();
    expect(done).toEqual([2, 1]);
  });
  it('also undoes steps added after it began', async () => {
    const done: string[] = [];
    const undo = undoStack();
    await undo.run();
    undo.push(() => void done.push('late'));
    await undo.run();
    expect(done).toEqual(['late']);
  });
});
