import { formatDate } from '@acordo/brazil/dates';
import { Mail, MailQuestion, Share } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '../session/session-store';
import { AnchorButton } from '../ui/anchor-button';
import { Button } from '../ui/button';
import { Note } from '../ui/note';
import { ClientReminder } from './client-reminder';
import { companyQuery } from './company-settings';
import { CopyField } from './copy-field';
import type { PublicLink } from './generate-link';
import { LINK_COPY } from './link-copy';
import { MessageField } from './message-field';
import { nativeShare } from './native-share';
import { Preparing } from './preparing';
import type { Shareable } from './shareable';
import { ShareIcon } from './share-icons';
import { mailAddress, openTarget, SHARE_TARGETS, whatsAppAddress } from './share-targets';
import { useMessage } from './use-message';

const COPY = LINK_COPY.share;

interface WaysProps {
  user: SessionUser;
  /** Undefined while it is being made. */
  link: PublicLink | undefined;
  /** Without the client's email (D41). */
  title: string;
  proposal: Shareable;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
}

/** Everything that can be done with a public link (P53, P114). Loaded when the dialog opens. */
export default function Ways({ link, ...rest }: WaysProps) {
  const company = useQuery(companyQuery(rest.user.id));
  if (!link || company.isPending) return <Preparing />;
  return <Ready {...rest} link={link} sender={company.data?.nome_empresa || rest.user.nome} />;
}

interface ReadyProps extends WaysProps {
  link: PublicLink;
  /** The name that the proposal shows, or the user's own. */
  sender: string;
}

function Ready({ user, link, title, proposal, sender, typed, onType }: ReadyProps) {
  const values = { nome: proposal.cliente_nome, empresa: sender, link: link.url };
  const message = useMessage(user.id, values, typed, onType);
  // A signed proposal's link does not expire (D15).
  const hint = proposal.status === 'aceito' ? COPY.stays : COPY.expires(formatDate(link.expiresAt));
  const share = nativeShare();
  return (
    <div className="grid gap-5">
      {user.email_confirmado === false && <Note icon={MailQuestion}>{COPY.unconfirmed}</Note>}
      <MessageField message={message} link={link.url} />
      <div data-dialog-actions className="grid gap-2">
        <AnchorButton
          size="lg"
          href={whatsAppAddress(message.sent, proposal.cliente_telefone)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <ShareIcon target="whatsapp" />
          {COPY.whatsapp}
        </AnchorButton>
        <div className="grid cols-fit-9 gap-2">
          <AnchorButton variant="secondary" href={mailAddress(message.sent, title, proposal.cliente_email)}>
            <Mail aria-hidden="true" className="size-[18px]" />
            {COPY.mail}
          </AnchorButton>
          {share && (
            <Button
              variant="secondary"
              onClick={() => void share({ title, ...textAndLink(message.sent, link.url) }, link.url)}
            >
              <Share aria-hidden="true" className="size-[18px]" />
              {COPY.native}
            </Button>
          )}
        </div>
      </div>
      {proposal.status !== 'aceito' && <ClientReminder user={user} proposal={proposal} link={link} />}
      <CopyField quiet link={link} hint={hint} />
      <div data-dialog-actions className="-mx-3 -mb-2 flex flex-wrap gap-1">
        {SHARE_TARGETS.map((target) => (
          <Button
            key={target.id}
            variant="ghost"
            size="sm"
            onClick={() => openTarget(target, link.url, COPY.post(title))}
          >
            <ShareIcon target={target.id} />
            <span>{COPY[target.id]}</span>
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Apps write the link behind the text by themselves: it must not be there twice. */
function textAndLink(message: string, url: string): { text: string; url?: string } {
  if (!message.endsWith(url)) return { text: message };
  return { text: message.slice(0, -url.length).trim(), url };
}
