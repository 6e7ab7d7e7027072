import { formatDateTime } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { BellRing } from 'lucide-react';
import { Note } from '../../../shared/ui/note';
import { COPY } from '../copy';

/** Until there is a new link: somebody asked for one after the end of the last (P118). */
export function AskedNote({ proposal }: { proposal: Pick<Proposal, 'status' | 'novo_link_pedido_em'> }) {
  const { status, novo_link_pedido_em: at } = proposal;
  if (status !== 'expirado' || at === null) return null;
  return (
    <Note icon={BellRing} tone="warn">
      {COPY.askedNote(formatDateTime(at))}
    </Note>
  );
}
