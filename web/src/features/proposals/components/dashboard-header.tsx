import { CircleUser, Crown, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { PATHS } from '../../../app/paths';
import type { Limits } from '../../../shared/proposals/limit-rule';
import type { SessionUser } from '../../../shared/session/session-store';
import { signOut } from '../../../shared/session/sign-out';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { Skeleton } from '../../../shared/ui/skeleton';
import { notify } from '../../../shared/ui/notify';
import { Tooltip } from '../../../shared/ui/tooltip';
import { COPY } from '../copy';
import { greetingName } from '../model/greeting';
import { NewProposalButton } from './new-proposal-button';

interface DashboardHeaderProps {
  /** Undefined while the session is checked. */
  user: SessionUser | undefined;
  limits: Limits | undefined;
}

export function DashboardHeader({ user, limits }: DashboardHeaderProps) {
  // The limits' response is fresher than the cached user (D44).
  const isAdmin = limits?.isAdmin ?? user?.is_admin ?? false;
  return (
    <header className="grid grid-cols-1 gap-5 lg:flex lg:items-center lg:justify-between">
      <div className="grid min-w-0 gap-1">
        {user ? (
          <h1 className="line-clamp-3 font-serif wrap-anywhere text-2xl font-medium sm:text-3xl">
            {COPY.greeting(greetingName(user))}
          </h1>
        ) : (
          <h1 className="grid h-[1lh] items-center font-serif text-2xl font-medium sm:text-3xl">
            <output className="sr-only">Verificando sua sessão...</output>
            <Skeleton className="h-7 w-40" />
          </h1>
        )}
        <p className="text-ink-soft">{COPY.intro}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton variant="secondary" to={PATHS.subscription} className="max-sm:grow">
          <Crown aria-hidden="true" className="size-[18px]" />
          {COPY.header.subscribe}
        </LinkButton>
        <Tooltip text={COPY.header.settings}>
          <LinkButton variant="ghost" size="icon" to={PATHS.settings} aria-label={COPY.header.settings}>
            <Settings aria-hidden="true" className="size-5" />
          </LinkButton>
        </Tooltip>
        <LinkButton variant="ghost" size="icon" to={PATHS.account} aria-label={COPY.header.account}>
          <CircleUser aria-hidden="true" className="size-5" />
        </LinkButton>
        {isAdmin && (
          <LinkButton variant="secondary" to={PATHS.admin}>
            <ShieldCheck aria-hidden="true" className="size-[18px]" />
            {COPY.header.admin}
          </LinkButton>
        )}
        <NewProposalButton
          label={COPY.header.create}
          limits={limits}
          className="max-sm:order-first max-sm:basis-full"
        />
        <SignOutButton />
      </div>
    </header>
  );
}

function SignOutButton() {
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut();
    } catch {
      setLeaving(false);
      notify.error(COPY.header.signOutFailed.title, COPY.header.signOutFailed.text);
    }
  };
  return (
    <Button variant="ghost" loading={leaving} onClick={() => void leave()}>
      {!leaving && <LogOut aria-hidden="true" className="size-[18px]" />}
      <span>{COPY.header.signOut}</span>
    </Button>
  );
}
