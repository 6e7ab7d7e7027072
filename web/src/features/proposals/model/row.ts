import { formatDate } from '@acordo/brazil/dates';
import { projectTypeLabel } from '@acordo/brazil/catalogue';
import { displayInvestment } from '@acordo/brazil/investment';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { listStatus, type StatusView } from './status';

/** P28: the list shows the first 2 features plus '+N mais'. */
const SHOWN_FEATURES = 2;

/** The texts of a row of the list. */
export interface Row {
  title: string;
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
  return {
    title: proposal.titulo,
    typeLabel: projectTypeLabel(proposal.tipo_site),
    status: listStatus(proposal),
    date: formatDate(proposal.criado_em),
    amount: displayInvestment(proposal.valor_total),
    features: proposal.funcionalidades.slice(0, SHOWN_FEATURES),
    more: hidden > 0 ? `+${hidden} mais` : '',
  };
}
