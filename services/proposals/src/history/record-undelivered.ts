import type { Undelivered } from '@acordo/contracts/undelivered';
import type { Tx } from '@acordo/service-kit/database/unit-of-work';
import { z } from 'zod';
import { append } from './domain/chain.js';
import { lockChain, writeEvent } from './persistence/lone-event.js';

/** What mails to a client have in common (D29); one with an empty address goes to the owner's own account. */
const ToClient = z.object({ proposal_id: z.uuid(), to_email: z.string().min(1) });
const SUBJECTS: Readonly<Record<string, 'copia' | 'novo-link'>> = {
  'signed-copy': 'copia',
  'link-replaced': 'novo-link',
};

/**
 * A mail for the client did not get there: its owner reads it in the history, with the address and why. Once for each, in the
 * transaction that settles the message. What became of the owner's own mails is told in the account.
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
