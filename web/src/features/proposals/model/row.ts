import { formatDate } from '@acordo/brazil/dates';
import { projectTypeLabel } from '@acordo/brazil/catalogue';
import { displayInvestment } from '@acordo/brazil/investment';
import { clientFromTitle, publicTitle } from '@acordo/document/title';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { listStatus, type StatusView } from './status';

/** P28: the list shows the first 2 features plus '+N mais'. */
const SHOWN_FEATURES = 2;

/** The texts of a row of the list. */
export interface Row {
  /** Without the client's email, which stands on the client's line (D41). */
  title: string;
  client: { name: string; email: string };
  /** Everything that a line cuts off, for a tooltip. */
  whole: string;
  typeLabel: string;
  status: StatusView;
  date: string;
  amount: string;
  features: string[];
  /** '+3 mais', or '' where all are shown. */
  more: string;
}

export function rowOf(proposal: Proposal): Row {
  const hidden = Math.max(0, proposal.funcionalidades.length - SHOWN_FEATURES);
  const title = publicTitle(proposal.titulo);
  const client = clientOf(proposal);
  return {
    title,
    client,
    whole: [proposal.titulo, [client.name, client.email].filter(Boolean).join(' · ')]
      .filter(Boolean)
      .join('\n'),
    typeLabel: projectTypeLabel(proposal.tipo_site),
    status: listStatus(proposal),
    date: formatDate(proposal.criado_em),
    amount: displayInvestment(proposal.valor_total),
    features: proposal.funcionalidades.slice(0, SHOWN_FEATURES),
    more: hidden > 0 ? `+${hidden} mais` : '',
  };
}

/** What old records lack is in their title (D41). */
function clientOf({ cliente_nome: name, cliente_email: email, titulo }: Proposal): Row['client'] {
  const titled = clientFromTitle(titulo);
  return { name: name || titled.name, email: email || titled.email };
}
