import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { awaitEnding, FolderInUse, lockFolder } from './folder-lock.mjs';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

describe('the lock of a data folder', () => {
  it('is given to one process, and then to the next', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    lock.release();
    (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });
  it('excludes other processes, and ends with its holder', async () => {
    const code = `const { lockFolder } = await import(${JSON.stringify(import.meta.resolve('./folder-lock.mjs'))});
      await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`;
    const holder = spawn(process.execPath, ['--input-type=module', '-e', code]);
    await once(holder.stdout, 'data');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    (await lockFolder(folder)).release();
  });
  it('is waited for if its runner is ending, but not if it is running', async () => {
    const lock = await lockFolder(folder);
    await awaitEnding(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    lock.ending();
    setTimeout(lock.release, 150);
    await awaitEnding(folder);
    (await lockFolder(folder)).release();
  });
});
