import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { accountQuery } from './api/account';
import { EmailCard } from './components/email-card';
import { PasswordCard } from './components/password-card';
import { SecondFactorCard } from './components/second-factor-card';
import { TipsCard } from './components/tips-card';
import { SHELL } from './copy';
import { PROFILE } from './profile-copy';

/** Separate columns, since the second factor's card grows while it is set up. */
const COLUMN = 'grid grid-cols-1 gap-5';

/** /vitamina/profile */
export function Component() {
  const account = useQuery(accountQuery);
  usePageTitle(PROFILE.title);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div data-print="hide" className="grid justify-items-start gap-2">
        <Link
          to={PATHS.admin}
          className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-small px-1 text-sm text-pen underline-offset-4 hover:underline sm:min-h-8"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {PROFILE.back}
        </Link>
        <h1 className="font-serif text-2xl font-medium">{PROFILE.title}</h1>
        {account.data && (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {PROFILE.signedInAs} <strong className="font-medium text-ink">{account.data.email}</strong>
          </p>
        )}
      </div>
      {account.data ? (
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
          <div className={COLUMN}>
            <EmailCard />
            <PasswordCard />
          </div>
          <div className={COLUMN}>
            <SecondFactorCard account={account.data} />
            <TipsCard />
          </div>
        </div>
      ) : account.isError ? (
        <div role="alert">
          <EmptyState crossed title={PROFILE.failed}>
            <Button loading={account.isFetching} onClick={() => void account.refetch()}>
              {SHELL.retry}
            </Button>
          </EmptyState>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
          <output className="sr-only">{PROFILE.loading}</output>
          {[0, 1, 2, 3].map((card) => (
            <Skeleton key={card} className="h-64 rounded-card" />
          ))}
        </div>
      )}
    </div>
  );
}
