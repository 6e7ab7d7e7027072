import { describe, expect, it } from '@jest/globals';
import { sha256 } from '@acordo/document/canonical';
import { append, eventHash } from '../../history/domain/chain.js';
import { type ChainedEvent, NO_EVENTS } from '../../history/domain/event.js';
import { decisionDifferences, differencesOf } from './differences.js';
import type { DecisionRecord } from './decision-record.js';
import { signedDetails } from './said.js';

const ID = '5f0d3f5a-61d6-4f8e-8f5a-0d4a5a1f9b21';
const LINK = '0b1f8a52-3c8e-4a57-9d0b-6a4c6b0f2a10';
const OTHER = '99999999-3c8e-4a57-9d0b-6a4c6b0f2a10';
const DECISION = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const em = new Date('2026-11-28T01:30:00.000Z');
const later = new Date(em.getTime() + 1);
const hash = sha256('documento');
const other = sha256('outro');

const signed = {
  nome: 'José Antônio Ribeiro',
  email: 'jose@paoeprosa.com.br',
  ip: '203.0.113.9',
  porta: 50_123,
  user_agent: 'Firefox',
  versao: 2,
  consentimento_versao: '1',
  codigo: '7K3MZ0QWA9XE1RTB',
  link_id: LINK,
  conteudo_hash: hash,
};

function recordOf(tipo: 'assinada' | 'recusada', detalhes: object): DecisionRecord {
  const before = append(ID, NO_EVENTS, { tipo: 'criada', em, detalhes: { versao: 1 } });
  const added = append(ID, { length: 1, head: before.hash }, { tipo, em, detalhes });
  const { sal, detalhes: text, ...event } = added;
  const isSigned = tipo === 'assinada';
  return {
    proposal: {
      id: ID,
      status: isSigned ? 'aceito' : 'rejeitado',
      versao: 2,
      decisao_id: DECISION,
      excluida: false,
    },
    decision: {
      id: DECISION,
      proposal_id: ID,
      link_id: LINK,
      tipo: isSigned ? 'assinatura' : 'recusa',
      evento_seq: 2,
      em,
    },
    signature: isSigned ? { ...signed, decision_id: DECISION, proposal_id: ID, em, sal } : null,
    snapshot: isSigned ? { hash, sha256: hash } : null,
    event,
    hashBefore: before.hash,
    hashAfter: event.hash,
    details: { sal, detalhes: text },
    link: { id: LINK, proposal_id: ID },
    signedSeq: isSigned ? 2 : null,
  };
}

const good = () => recordOf('assinada', signedDetails(signed));
const rejection = () =>
  recordOf('recusada', {
    motivo: 'Caro',
    ip: '203.0.113.9',
    porta: 1,
    user_agent: '',
    versao: 2,
    link_id: LINK,
  });

type Part = 'proposal' | 'decision' | 'signature' | 'snapshot' | 'event' | 'details' | 'link';
const with_ = (record: DecisionRecord, part: Part, change: object): DecisionRecord =>
  ({ ...record, [part]: { ...record[part], ...change } }) as DecisionRecord;
/** An attacker who recomputes an event's hash. */
const rehashed = (record: DecisionRecord, change: Partial<ChainedEvent>): DecisionRecord => {
  const event = { ...record.event, ...change } as ChainedEvent;
  return { ...record, event: { ...event, hash: eventHash(event) } };
};

describe('an unaltered record agrees (D18, D19)', () => {
  it.each([
    ['a signature', good()],
    ['a rejection', rejection()],
    ['one of a release before the salt was kept', with_(good(), 'signature', { sal: null })],
    ['one whose details were erased', { ...good(), details: null }],
    ['a deleted one', with_(good(), 'proposal', { excluida: true })],
    [
      'a deleted rejection without details',
      { ...with_(rejection(), 'proposal', { excluida: true }), details: null },
    ],
    ['one whose link was replaced', { ...good(), link: { id: LINK, proposal_id: ID } }],
  ])('%s', (_what, record) => {
    expect([differencesOf(record), decisionDifferences(record)]).toEqual([[], []]);
  });

  it.each(['rascunho', 'enviado', 'expirado'])(
    'and so does one that is %s and was never decided',
    (status) => {
      const { proposal } = good();
      const nothing = {
        decision: null,
        signature: null,
        snapshot: null,
        event: null,
        details: null,
        link: null,
      };
      const record = {
        ...nothing,
        proposal: { ...proposal, status, decisao_id: null },
        hashBefore: null,
        hashAfter: null,
        signedSeq: null,
      };
      expect(differencesOf(record)).toEqual([]);
      expect(differencesOf({ ...record, signedSeq: 3 })).toEqual(['proposals.status']);
    },
  );
});

describe('every single change is found, with its column', () => {
  it.each<[string, DecisionRecord, string]>([
    ['a status', with_(good(), 'proposal', { status: 'enviado', decisao_id: null }), 'proposals.status'],
    ['a status with its decision', with_(good(), 'proposal', { status: 'rejeitado' }), 'proposals.status'],
    ['a version', with_(good(), 'proposal', { versao: 3 }), 'proposals.versao'],
    ['another decision', with_(good(), 'proposal', { decisao_id: OTHER }), 'proposals.decisao_id'],
    ['no decision', { ...good(), decision: null }, 'decisions'],
    ['the decision’s proposal', with_(good(), 'decision', { proposal_id: OTHER }), 'decisions.proposal_id'],
    ['the decision’s link', with_(good(), 'decision', { link_id: OTHER }), 'signatures.link_id'],
    ['the decision’s kind', with_(good(), 'decision', { tipo: 'recusa' }), 'proposals.status'],
    ['the decision’s event', with_(good(), 'decision', { evento_seq: 1 }), 'decisions.evento_seq'],
    ['the decision’s instant', with_(good(), 'decision', { em: later }), 'decisions.em'],
    ['no signature', { ...good(), signature: null }, 'signatures'],
    [
      'the signature’s decision',
      with_(good(), 'signature', { decision_id: OTHER }),
      'signatures.decision_id',
    ],
    [
      'the signature’s proposal',
      with_(good(), 'signature', { proposal_id: OTHER }),
      'signatures.proposal_id',
    ],
    ['the signature’s link', with_(good(), 'signature', { link_id: OTHER }), 'signatures.link_id'],
    ['the signed version', with_(good(), 'signature', { versao: 1 }), 'signatures.versao'],
    ['a name', with_(good(), 'signature', { nome: 'Outra Pessoa' }), 'signatures.nome'],
    ['an e-mail', with_(good(), 'signature', { email: 'outra@exemplo.com' }), 'signatures.email'],
    ['an address', with_(good(), 'signature', { ip: '198.51.100.1' }), 'signatures.ip'],
    ['a port', with_(good(), 'signature', { porta: 1 }), 'signatures.porta'],
    ['a browser', with_(good(), 'signature', { user_agent: 'Chrome' }), 'signatures.user_agent'],
    [
      'a consent',
      with_(good(), 'signature', { consentimento_versao: '2' }),
      'signatures.consentimento_versao',
    ],
    ['a code', with_(good(), 'signature', { codigo: '7K3MZ0QWA9XE1RTC' }), 'signatures.codigo'],
    ['a hash', with_(good(), 'signature', { conteudo_hash: other }), 'signatures.conteudo_hash'],
    ['an instant', with_(good(), 'signature', { em: later }), 'signatures.em'],
    ['a salt', with_(good(), 'signature', { sal: Buffer.alloc(16) }), 'signatures.sal'],
    ['no snapshot', { ...good(), snapshot: null }, 'snapshots'],
    ['another snapshot’s hash', with_(good(), 'snapshot', { hash: other }), 'signatures.conteudo_hash'],
    ['the snapshot’s bytes', with_(good(), 'snapshot', { sha256: other }), 'snapshots.conteudo'],
    ['no event', { ...good(), event: null }, 'proposal_events'],
    ['the event’s proposal', with_(good(), 'event', { proposal_id: OTHER }), 'proposal_events.proposal_id'],
    ['the event’s place', with_(good(), 'event', { seq: 3 }), 'decisions.evento_seq'],
    ['the event’s kind', with_(good(), 'event', { tipo: 'vista' }), 'proposal_events.tipo'],
    ['the event’s instant', with_(good(), 'event', { em: later }), 'proposal_events.hash'],
    ['the event’s hash', with_(good(), 'event', { hash: other }), 'proposal_events.hash'],
    [
      'the event’s previous hash',
      with_(good(), 'event', { hash_anterior: other }),
      'proposal_events.hash_anterior',
    ],
    ['the hash of the details', with_(good(), 'event', { hash_detalhes: other }), 'event_details.detalhes'],
    ['an event with a hash made anew', rehashed(good(), { em: later }), 'proposal_events.hash'],
    ['the event before', { ...good(), hashBefore: other }, 'proposal_events.hash_anterior'],
    ['the event after', { ...good(), hashAfter: other }, 'proposal_events.hash'],
    ['a later event of the kind', { ...good(), signedSeq: 4 }, 'proposal_events.tipo'],
    ['the details', with_(good(), 'details', { detalhes: '{"nome":"Outra"}' }), 'event_details.detalhes'],
    ['details that are no JSON', with_(good(), 'details', { detalhes: 'x' }), 'event_details.detalhes'],
    ['the details’ salt', with_(good(), 'details', { sal: Buffer.alloc(16) }), 'event_details.detalhes'],
    ['no link', { ...good(), link: null }, 'proposal_links'],
    [
      'a link of another proposal',
      with_(good(), 'link', { proposal_id: OTHER }),
      'proposal_links.proposal_id',
    ],
    [
      'erased details and a name',
      { ...with_(good(), 'signature', { nome: 'Outra Pessoa' }), details: null },
      'signatures',
    ],
    [
      'erased details and no salt',
      { ...with_(good(), 'signature', { sal: null }), details: null },
      'event_details',
    ],
    ['a rejection’s instant', with_(rejection(), 'decision', { em: later }), 'decisions.em'],
    ['a rejection’s link', with_(rejection(), 'decision', { link_id: OTHER }), 'decisions.link_id'],
    [
      'a rejection’s reason',
      with_(rejection(), 'details', { detalhes: '{"motivo":"Outro"}' }),
      'event_details.detalhes',
    ],
    ['a rejection whose details are gone', { ...rejection(), details: null }, 'event_details'],
    ['a rejection of what was signed', { ...rejection(), signedSeq: 1 }, 'proposals.status'],
    ['a signature on a rejection', { ...rejection(), signature: good().signature }, 'signatures'],
  ])('%s', (_what, record, difference) => {
    expect(differencesOf(record)).toContain(difference);
  });

  it('names only columns, never their values (D35)', () => {
    const found = differencesOf(
      with_(good(), 'signature', { nome: 'Outra Pessoa', email: 'outra@exemplo.com' }),
    );
    expect(found).toEqual(['signatures.nome', 'signatures.email']);
  });
});
