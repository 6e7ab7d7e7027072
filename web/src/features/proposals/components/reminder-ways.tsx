import { formatDate, formatDateTime } from '@acordo/brazil/dates';
import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useQuery } from '@tanstack/react-query';
import { Clock, Link2Off, Mail } from 'lucide-react';
import { useId } from 'react';
import { reasonOf } from '../../../shared/http/reason-of';
import { companyQuery } from '../../../shared/proposals/company-settings';
import { publicUrl } from '../../../shared/proposals/generate-link';
import { MessageField } from '../../../shared/proposals/message-field';
import { REMINDER } from '../../../shared/proposals/reminder-copy';
import { ShareIcon } from '../../../shared/proposals/share-icons';
import { messageWithoutLink } from '../../../shared/proposals/share-message';
import { whatsAppAddress } from '../../../shared/proposals/share-targets';
import { useMessage } from '../../../shared/proposals/use-message';
import type { SessionUser } from '../../../shared/session/session-store';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Button } from '../../../shared/ui/button';
import { Note } from '../../../shared/ui/note';
import { Spinner } from '../../../shared/ui/spinner';
import { useSendReminder } from '../api/send-reminder';
import { agoOf } from '../model/ago';
import { nextReminder } from '../model/next-reminder';
import { useHalfMinutes } from '../use-half-minutes';

interface WaysProps {
  user: SessionUser;
  proposal: Proposal;
  /** Without the client's email (D41). */
  title: string;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  onDone: () => void;
}

/** The text and both ways to send it, or when that is possible again. */
export function ReminderWays(props: WaysProps) {
  const { user, proposal } = props;
  const company = useQuery(companyQuery(user.id));
  const now = useHalfMinutes();
  const next = nextReminder(proposal, now);
  if (next && proposal.lembrete_em) {
    return (
      <Note icon={Clock}>{REMINDER.already(agoOf(proposal.lembrete_em, now), formatDateTime(next))}</Note>
    );
  }
  if (proposal.token === null) return <Note icon={Link2Off}>{REMINDER.noCopy}</Note>;
  if (company.isPending) {
    return (
      <output className="flex min-h-64 items-center justify-center gap-3 text-sm text-ink-soft">
        <Spinner className="size-5 text-pen" />
        {REMINDER.loading}
      </output>
    );
  }
  return <Ready {...props} token={proposal.token} sender={company.data?.nome_empresa || user.nome} />;
}

const REMINDING = { kind: 'reminder', template: REMINDER.template } as const;

function Ready({
  user,
  proposal,
  title,
  typed,
  onType,
  onDone,
  token,
  sender,
}: WaysProps & { token: string; sender: string }) {
  const link = publicUrl(token);
  const validade = proposal.link_expira_em ? formatDate(proposal.link_expira_em) : '';
  const values = { nome: proposal.cliente_nome, empresa: sender, link, titulo: title, validade };
  const message = useMessage(user.id, values, typed, onType, REMINDING);
  const send = useSendReminder(proposal, onDone);
  const against = reasonAgainst(user, proposal);
  const asked = send.variables?.canal ?? 'email';
  const failure = useId();
  const describedBy = send.isError ? failure : undefined;
  return (
    <div className="grid gap-5">
      <MessageField message={message} link={link} />
      {send.isError && (
        <p role="alert" id={failure} className="text-sm text-bad">
          {reasonOf(send.error, REMINDER.failed[asked])}
        </p>
      )}
      <div data-dialog-actions className="grid gap-2">
        <AnchorButton
          size="lg"
          href={whatsAppAddress(message.sent, proposal.cliente_telefone)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={describedBy}
          onClick={() => send.mutate({ canal: 'whatsapp' })}
        >
          <ShareIcon target="whatsapp" />
          {REMINDER.whatsapp}
        </AnchorButton>
        {!against && (
          <Button
            variant="secondary"
            aria-describedby={describedBy}
            loading={send.isPending && asked === 'email'}
            onClick={() => send.mutate({ canal: 'email', texto: messageWithoutLink(message.text, link) })}
          >
            {!(send.isPending && asked === 'email') && <Mail aria-hidden="true" className="size-[18px]" />}
            <span>{REMINDER.email}</span>
          </Button>
        )}
        <p className="text-sm text-ink-soft">{against ?? REMINDER.emailFrom(sender)}</p>
      </div>
    </div>
  );
}

/** Why the product sends no email to this client (D29). */
function reasonAgainst(user: SessionUser, { cliente_email }: Proposal): string | undefined {
  if (cliente_email === '') return REMINDER.noAddress;
  return user.email_confirmado === false ? REMINDER.unconfirmed : undefined;
}
