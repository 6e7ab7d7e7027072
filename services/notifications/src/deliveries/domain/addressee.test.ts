import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { describe, expect, it } from '@jest/globals';
import type { Email } from '../../templates/email.js';
import { addresseeOf } from './addressee.js';

const owner = { nome: 'Marina', email: 'marina@x.com.br', email_confirmado: true, conta_encerrada: false };
const unconfirmed = { ...owner, email_confirmado: false };
const copy: Email = { kind: 'signed-copy', model: mailFixtures['signed-copy'] };
const signed: Email = { kind: 'proposal-signed', model: mailFixtures['proposal-signed'] };
const toOwner: Email = { kind: 'link-replaced', model: { ...mailFixtures['link-replaced'], to_email: '' } };

const accountOf = ({ model }: Email) => ({ id: 'to_user' in model ? model.to_user : '', refused: false });

describe('who gets an email (D29)', () => {
  it('is the account it is about', () => {
    for (const email of [signed, toOwner])
      expect(addresseeOf(email, owner)).toEqual({
        name: 'Marina',
        address: 'marina@x.com.br',
        who: 'owner',
        account: accountOf(email),
      });
    expect(addresseeOf(signed, { ...owner, email_recusado: true })).toMatchObject({
      account: { refused: true },
    });
  });

  it('is an unconfirmed address without the name, which may be any text', () => {
    for (const email of [signed, toOwner])
      expect(addresseeOf(email, unconfirmed)).toEqual({
        name: '',
        address: 'marina@x.com.br',
        who: 'unproven',
        account: accountOf(email),
      });
  });

  it('is the client if the owner’s email is confirmed, else nobody', () => {
    expect(addresseeOf(copy, owner)).toEqual({
      name: 'José Antônio Ribeiro',
      address: 'jose@paoeprosa.com.br',
      who: 'client',
    });
    expect(addresseeOf(copy, unconfirmed)).toEqual({
      skip: 'the owner has not confirmed their e-mail',
      undelivered: 'dono-sem-confirmacao',
    });
  });

  it('is nobody if the account is closed, except for what was signed: its parties keep it (D37)', () => {
    const closed = { ...owner, conta_encerrada: true };
    const kinds = [
      'link-ending',
      'link-ended',
      'proposal-seen',
      'proposal-rejected',
      'export-ready',
    ] as const;
    for (const kind of kinds)
      expect(addresseeOf({ kind, model: mailFixtures[kind] } as Email, closed)).toEqual({
        skip: 'account closed',
      });
    for (const email of [signed, toOwner])
      expect(addresseeOf(email, closed)).toEqual({
        name: 'Marina',
        address: 'marina@x.com.br',
        who: 'owner',
        account: accountOf(email),
      });
    expect(addresseeOf(copy, closed)).toMatchObject({ address: 'jose@paoeprosa.com.br' });
  });

  it('is the address that was the account’s when something happened to it, whatever the account is now', () => {
    const email: Email = { kind: 'admin-email-changed', model: mailFixtures['admin-email-changed'] };
    expect(addresseeOf(email, null)).toEqual({ name: '', address: 'admin@acordo.example', who: 'account' });
    // It may never have been confirmed: no typed name is sent there.
    const closing = { ...mailFixtures['account-closing'], to_nome: 'Ligue 0800' };
    expect(addresseeOf({ kind: 'account-closing', model: closing }, null)).toMatchObject({ name: '' });
    expect(addresseeOf(signed, null)).toEqual({ skip: 'account gone' });
  });
});
