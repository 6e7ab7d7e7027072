import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { databaseRoles, passwordVariable } from '../../infra/database/roles.mjs';
import { scramVerifier } from '../../infra/database/scram.mjs';
import { roleStatements, schemaStatements } from '../../infra/database/statements.mjs';

const passwords = Object.fromEntries(databaseRoles.map((role) => [role, `secret-of-${role}`]));

describe('database roles', () => {
  it('verifies the password of RFC 7677’s example', () => {
    const verifier = scramVerifier('pencil', Buffer.from('W22ZaJ0SNY7soEsUEjb6gQ==', 'base64'));
    const serverKey = Buffer.from(verifier.split(':').at(-1) ?? '', 'base64');
    const nonce = 'rOprNGfwEbeRWgbNEkqO%hvYDpWUa2RaTCAfuxFIlj)hNlF$k0';
    const message = `n=user,r=rOprNGfwEbeRWgbNEkqO,r=${nonce},s=W22ZaJ0SNY7soEsUEjb6gQ==,i=4096,c=biws,r=${nonce}`;
    const signature = createHmac('sha256', serverKey).update(message).digest('base64');
    expect(signature).toBe('6rriTRBi23WpRR/wtup+mMhUZUn/dB5nLTJRsjl95G4=');
  });
  it('rejects a password that the server would normalise to another', () => {
    expect(() => scramVerifier('senhaçã')).toThrow('ASCII');
    expect(() => scramVerifier('')).toThrow('ASCII');
  });
  it('never send a password in a statement', () => {
    expect(roleStatements(new Set(), passwords).join()).not.toContain('secret-of-');
  });
  it('are created once and corrected at every run', () => {
    const existing = new Set(['identity_app']);
    const statements = roleStatements(existing, passwords);
    expect(statements).toContain('CREATE ROLE identity_owner');
    expect(statements).not.toContain('CREATE ROLE identity_app');
    for (const role of databaseRoles) {
      expect(statements.some((text) => text.startsWith(`ALTER ROLE ${role} WITH LOGIN NOSUPERUSER`))).toBe(
        true,
      );
    }
  });
  it('wait for a bounded time when they serve people, and as long as it takes when they migrate', () => {
    const statements = roleStatements(new Set(), passwords);
    const limited = (role: string) =>
      statements.some((text) => text.startsWith(`ALTER ROLE ${role} SET lock_timeout`));
    expect(databaseRoles.filter(limited)).toEqual([
      'identity_app',
      'proposals_app',
      'proposals_erasure',
      'notifications_app',
    ]);
  });
  it('own a schema only as owners', () => {
    const owners = schemaStatements().filter((text) => text.includes('OWNER TO'));
    expect(owners).toHaveLength(3);
    for (const text of owners) expect(text).toMatch(/ OWNER TO (identity|proposals|notifications)_owner$/);
  });
  it('a missing password is an error with the name of the role', () => {
    expect(() => roleStatements(new Set(), {})).toThrow('identity_owner');
    expect(passwordVariable('proposals_erasure')).toBe('PROPOSALS_ERASURE_PASSWORD');
  });
});
