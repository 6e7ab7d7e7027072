import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readJsonFile, writePrivateFile } from './atomic-file.mjs';

describe('a file of JSON', () => {
  let folder: string;
  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atomic-file-'));
  });
  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('is read as it was written, and is undefined if it does not exist', () => {
    const file = path.join(folder, 'a', 'b.json');
    expect(readJsonFile(file)).toBeUndefined();
    writePrivateFile(file, '{"a":1}');
    expect(readJsonFile(file)).toEqual({ a: 1 });
  });

  it('that is broken gives an error that says so', () => {
    const file = path.join(folder, 'a.json');
    writePrivateFile(file, '{"a":');
    expect(() => readJsonFile(file)).toThrow(`${file} não é um JSON válido`);
  });

  it('that cannot be read is not reported as broken, so that nobody deletes a valid file', () => {
    expect(() => readJsonFile(folder)).toThrow(`${folder} não pode ser lido (EISDIR)`);
  });
});
