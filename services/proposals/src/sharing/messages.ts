import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { toClient } from '../messages/to-client.js';

interface Replaced {
  proposalId: string;
  ownerId: string;
  linkId: string;
  documento: ProposalDocument;
  signer: { nome: string; email: string };
  at: Date;
}

/** D15: both parties of a signed proposal get its new link. */
export function replacedMessages({ signer, at, ...about }: Replaced) {
  const model = (nome: string, email: string) => ({ ...toClient(about, nome, email), substituido_em: at });
  return [model('', ''), model(signer.nome, signer.email)].map((letter) => ({
    kind: 'link-replaced',
    model: letter,
  }));
}
