import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { awaitEnding, FolderInUse, lockFolder } from './folder-lock.mjs';
import { markOf } from './processes.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));
const lockFile = () => path.join(folder, 'runner.lock');

describe('the lock of a data folder', () => {
  it('lets one in, and the next after it', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.release();
    lockFolder(folder).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });
  it('is void when its holder is dead', () => {
    fs.writeFileSync(lockFile(), JSON.stringify({ pid: 4_194_000, birth: '1' }));
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('is void when the process id belongs to someone born later', () => {
    fs.writeFileSync(lockFile(), JSON.stringify({ ...markOf(process.pid), birth: 'earlier' }));
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('is void when its holder died while writing it', () => {
    fs.writeFileSync(lockFile(), '{"pid":');
    expect(() => lockFolder(folder)).not.toThrow();
  });
  it('of a runner that is ending is worth a wait, of one that works not', async () => {
    const lock = lockFolder(folder);
    await awaitEnding(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    lock.ending();
    setTimeout(lock.release, 150);
    await awaitEnding(folder);
    expect(() => lockFolder(folder)).not.toThrow();
  });
});
