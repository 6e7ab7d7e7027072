import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@acordo/contracts/http/vitamina/audit';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
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

export interface AuditedChange {
  acao: AuditEntry['acao'];
  alvo: { tipo: 'usuario' | 'administrador'; id: string };
  /** The changed fields alone. */
  antes: NonNullable<AuditEntry['antes']>;
  depois: NonNullable<AuditEntry['depois']>;
}

/** D34: in the transaction of the change itself, so that neither exists without the other. */
export const recordChange = (tx: Tx, who: Actor, { acao, alvo, antes, depois }: AuditedChange) =>
  insertEntry(
    tx,
    {
      id: randomUUID(),
      quem_id: who.id,
      quem: who.name,
      acao,
      alvo_tipo: alvo.tipo,
      alvo_id: alvo.id,
      ip: who.ip,
      porta: who.port,
    },
    { antes, depois },
  );
