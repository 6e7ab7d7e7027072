import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import type { Queryable } from '@acordo/service-kit/database/statement';
import { insertEntry } from './persistence/audit.js';

/** Who changes something, and from where. */
export interface Actor {
  /** Null: the operator at the command line. */
  id: string | null;
  name: string;
  ip: string;
  port: number;
}

export const OPERATOR: Actor = { id: null, name: 'operador (linha de comando)', ip: '', port: 0 };

export interface Change {
  acao: AuditEntry['acao'];
  alvo: { tipo: 'usuario' | 'administrador'; id: string };
  /** The changed fields alone. */
  antes: NonNullable<AuditEntry['antes']>;
  depois: NonNullable<AuditEntry['depois']>;
}

/** D34: in the transaction of the change itself, so that neither is there without the other. */
export const recordChange = (tx: Queryable, who: Actor, { acao, alvo, antes, depois }: Change) =>
  insertEntry(tx, {
    id: randomUUID(),
    quemId: who.id,
    quem: who.name,
    acao,
    alvoTipo: alvo.tipo,
    alvoId: alvo.id,
    ip: who.ip,
    porta: who.port,
    antes,
    depois,
  });
