import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import type { Call } from './call.js';
import { EVERY_CALL, mayRefuseWith } from './call-errors.js';
import { getCompanySettings } from './http/company/settings.js';
import { getProposal } from './http/propostas/get.js';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;

describe('what a call may be refused with (D5)', () => {
  it('is its own codes, those of every call, and NOT_FOUND where its path has a parameter', () => {
    expect(mayRefuseWith(getProposal, 'PROPOSAL_NOT_FOUND')).toBe(true);
    expect(mayRefuseWith(getProposal, 'NOT_FOUND')).toBe(true);
    expect(mayRefuseWith(getProposal, 'UNAVAILABLE')).toBe(true);
    expect(mayRefuseWith(getProposal, 'LOCKED')).toBe(false);
    expect(mayRefuseWith(getCompanySettings, 'NOT_FOUND')).toBe(false);
  });

  it('is listed once: no call repeats a code, or one of every call', async () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /^(http|internal)\//.test(file) && file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const calls: Call[] = [];
    // One after the other: Jest's module loader cannot link two at once.
    for (const file of files) {
      const module = (await import(pathToFileURL(path.join(import.meta.dirname, file)).href)) as object;
      calls.push(...Object.values(module).filter(isCall));
    }
    const named = calls.filter(({ errors }) => errors);
    expect(named.length).toBeGreaterThan(20);
    for (const { method, path: template, errors = [] } of named)
      expect([method, template, errors.filter((code) => EVERY_CALL.includes(code))]).toEqual([
        method,
        template,
        [],
      ]);
    for (const { errors = [] } of named) expect(new Set(errors).size).toBe(errors.length);
  });
});
