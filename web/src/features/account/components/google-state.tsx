import { formatDateTime } from '@acordo/brazil/dates';
import type { GoogleLink } from '@acordo/contracts/http/auth/google-link';
import { CircleCheck, CircleDashed, KeyRound } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { rememberWantedPath } from '../../../shared/session/wanted-path';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { GoogleMark } from '../../../shared/ui/google-mark';
import { LinkButton } from '../../../shared/ui/link-button';
import { Note } from '../../../shared/ui/note';
import { COPY } from '../copy';

const TEXT = COPY.google;

interface GoogleStateProps {
  link: GoogleLink;
  email: string;
  onUnlink: () => void;
}

/** Linked or not, with the button to change it. */
export function GoogleState({ link, email, onUnlink }: GoogleStateProps) {
  const { disponivel, conectada, conectada_em, tem_senha } = link;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="grid min-w-0 gap-1">
          <p className="flex">
            {conectada ? (
              <Badge tone="good" icon={CircleCheck}>
                {TEXT.on}
              </Badge>
            ) : (
              <Badge icon={CircleDashed}>{TEXT.off}</Badge>
            )}
          </p>
          {conectada_em && (
            <p className="text-sm text-ink-soft tabular-nums">{TEXT.since(formatDateTime(conectada_em))}</p>
          )}
        </div>
        {conectada && tem_senha && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={TEXT.unlinkOf}
            onClick={onUnlink}
            className="max-sm:w-full"
          >
            {TEXT.unlink}
          </Button>
        )}
        {!conectada && disponivel && (
          // A navigation of the browser, as at the login; it returns here.
          <a
            href="/api/auth/google"
            onClick={() => rememberWantedPath(PATHS.account)}
            className={`${buttonStyles({ variant: 'secondary' })} max-sm:w-full`}
          >
            <GoogleMark />
            {TEXT.link}
          </a>
        )}
      </div>
      {!conectada && disponivel && email !== '' && (
        <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{TEXT.same(email)}</p>
      )}
      {conectada && !tem_senha && (
        <Note
          icon={KeyRound}
          actions={
            <LinkButton variant="secondary" size="sm" to={PATHS.recover} state={{ email }}>
              {TEXT.create}
            </LinkButton>
          }
        >
          {TEXT.only}
        </Note>
      )}
    </div>
  );
}
