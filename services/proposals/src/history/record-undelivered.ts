import type { Undelivered } from '@acordo/contracts/undelivered';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { z } from 'zod';
import { append } from './domain/chain.js';
import { lockChain, writeEvent } from './persistence/lone-event.js';

/** Common fields of emails to a client (D29); one with an empty address is for the owner's own account. */
const ToClient = z.object({ proposal_id: z.uuid(), to_email: z.string().min(1) });
const SUBJECTS: Readonly<Record<string, 'copia' | 'novo-link' | 'lembrete'>> = {
  'signed-copy': 'copia',
  'link-replaced': 'novo-link',
  'client-reminder': 'lembrete',
};

/**
 * Records in the history that an email did not reach the client, with the address and the reason. Once for each, in the
 * transaction that settles the message. Failures of the owner's own emails are shown in the account.
 */
export async function recordUndelivered(
  tx: Tx,
  { kind, model }: { kind: string; model: unknown },
  motivo: Undelivered,
): Promise<void> {
  const assunto = SUBJECTS[kind];
  const mail = ToClient.safeParse(model);
  if (!assunto || !mail.success) return;
  const { proposal_id, to_email: email } = mail.data;
  const row = await lockChain(tx, proposal_id);
  if (!row) return; // erased meanwhile
  const end = { length: row.chain_len, head: row.chain_head };
  const detalhes = { email, assunto, motivo };
  await writeEvent(tx, append(proposal_id, end, { tipo: 'email_nao_entregue', em: row.now, detalhes }));
}
