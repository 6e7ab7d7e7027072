import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { databaseRoles } from '../../infra/database/roles.mjs';
import { completeSecrets, loadSecrets } from './secrets.mjs';

describe('secrets of the embedded default', () => {
  it('are all different and 32 bytes where they are keys', () => {
    const { internalKeys, databaseRoles: roles, ...others } = completeSecrets({});
    const { linkKey, dataKey, mailKey } = others;
    const all = [internalKeys, roles, others].flatMap((some) => Object.values(some));
    expect(new Set(all).size).toBe(all.length);
    for (const key of [...Object.values(internalKeys), linkKey, dataKey, mailKey]) {
      expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    }
    expect(Object.keys(roles)).toEqual(databaseRoles);
  });
  it('never change once they exist, and a new version adds what it needs', () => {
    const old = { linkKey: 'kept', databaseRoles: { identity_app: 'kept too' } };
    const now = completeSecrets(old);
    expect(now.linkKey).toBe('kept');
    expect(now.databaseRoles['identity_app']).toBe('kept too');
    expect(Buffer.from(now.mailKey, 'base64url')).toHaveLength(32); // addresses without emails depend on it (docs/decisions/0030)
    expect(now.databaseRoles['proposals_erasure']).toBeTruthy();
  });
  it('stay lists of keys if an operator made them lists (docs/decisions/0022)', () => {
    const { internalKeys, ...old } = completeSecrets({});
    const lists = {
      ...old,
      dataKey: `${'a'.repeat(43)},${old.dataKey}`,
      internalKeys: { ...internalKeys, identity: `${'b'.repeat(43)},${internalKeys['identity']}` },
    };
    expect(completeSecrets(lists)).toEqual(lists);
  });
  it('are in a file that only its owner can read, the same at every start', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'acordo-secrets-'));
    try {
      const file = path.join(folder, 'secrets.json');
      const first = loadSecrets(file);
      expect(fs.statSync(file).mode & 0o777).toBe(0o600);
      expect(loadSecrets(file)).toEqual(first);
      fs.writeFileSync(file, '{"half');
      expect(() => loadSecrets(file)).toThrow(file); // instead of new ones, which would make every link unreadable
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });
});
