import { formatDate } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { clsx } from 'clsx';
import { COPY } from '../copy';
import { agoOf } from '../model/ago';
import { rowOf } from '../model/row';
import type { ProposalActions } from '../use-proposal-actions';
import { AskedNote } from './asked-note';
import { useHalfMinutes } from '../use-half-minutes';
import { History } from './history';
import { SheetPart } from './sheet-part';
import { SheetActions } from './sheet-actions';
import { StatusBadge } from './status-badge';
import { Views } from './views';

interface DetailsProps {
  proposal: Proposal;
  actions: ProposalActions;
  onReplace: () => void;
}

const UNTRANSLATED = new Set<string | undefined>([COPY.details.client, COPY.details.email]);

/** Amount, state, facts, views and history of one proposal. */
export function Details({ proposal, actions, onReplace }: DetailsProps) {
  const row = rowOf(proposal);
  const now = useHalfMinutes();
  const facts = [
    [COPY.details.client, row.client.name],
    [COPY.details.email, row.client.email],
    [COPY.details.phone, proposal.cliente_telefone ?? ''],
    [COPY.details.type, row.typeLabel],
    [COPY.details.pages, String(proposal.paginas)],
    [COPY.details.deadline, proposal.prazo],
    [COPY.details.hours, proposal.horas_trabalho],
    [COPY.details.template, COPY.templates[proposal.template]],
    ...linkFacts(proposal),
    [COPY.details.reminded, proposal.lembrete_em ? agoOf(proposal.lembrete_em, now) : ''],
  ].filter(([, value]) => value !== '');
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span translate="no" className="text-xl font-semibold tabular-nums">
          {row.amount}
        </span>
        <StatusBadge view={row.status} />
      </div>
      <AskedNote proposal={proposal} />
      <SheetActions proposal={proposal} actions={actions} onReplace={onReplace} />
      <dl className="grid cols-fit-8 gap-x-6 gap-y-4 text-sm sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className={clsx('min-w-0', UNTRANSLATED.has(label) && 'col-span-full')}>
            <dt className="text-ink-soft">{label}</dt>
            <dd translate={UNTRANSLATED.has(label) ? 'no' : undefined} className="font-medium wrap-anywhere">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {proposal.recusa_motivo && (
        <SheetPart title={COPY.details.reason}>
          <p className="rounded-control bg-bad-soft px-4 py-3 text-sm wrap-anywhere whitespace-pre-line">
            {proposal.recusa_motivo}
          </p>
        </SheetPart>
      )}
      {proposal.descricao && (
        <SheetPart title={COPY.details.description}>
          <p className="text-sm wrap-anywhere whitespace-pre-line">{proposal.descricao}</p>
        </SheetPart>
      )}
      {proposal.funcionalidades.length > 0 && (
        <SheetPart title={COPY.details.features}>
          <ul className="grid list-disc gap-1 pl-5 text-sm marker:text-edge">
            {proposal.funcionalidades.map((feature, index) => (
              <li key={`${index} ${feature}`} className="wrap-anywhere">
                {feature}
              </li>
            ))}
          </ul>
        </SheetPart>
      )}
      {(proposal.status !== 'rascunho' || proposal.vistas > 0) && (
        <SheetPart title={COPY.views.title}>
          <Views proposal={proposal} />
        </SheetPart>
      )}
      <SheetPart title={COPY.history.title}>
        <History id={proposal.id} />
      </SheetPart>
    </div>
  );
}

/** Until when the client can open it. A signed one's link has no end (D15). */
function linkFacts({ status, link_expira_em: end }: Proposal): [string, string][] {
  if (end === null || status === 'aceito') return [];
  const label = status === 'expirado' ? COPY.details.linkEnded : COPY.details.linkUntil;
  return [[label, formatDate(end)]];
}
