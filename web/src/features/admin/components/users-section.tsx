import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useCallback, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { usersQuery } from '../api/users';
import { SHELL, USERS } from '../copy';
import { useUnlimited } from '../use-unlimited';
import { EditUserDialog } from './edit-user-dialog';
import { MoreButton } from './more-button';
import { PartFailed, PartLoading } from './part-state';
import { SearchBox } from './search-box';
import { Section } from './section';
import { UsersTable } from './users-table';

export function UsersSection() {
  const [q, setQ] = useState('');
  const [edited, setEdited] = useState<UserRecord>();
  const list = useInfiniteQuery(usersQuery(q));
  const { mutate } = useUnlimited();
  const onUnlimited = useCallback((user: UserRecord, on: boolean) => mutate({ user, on }), [mutate]);
  const reload = (): void => void list.refetch();
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  // A row added while paging moves another onto two pages.
  const rows = [...new Map(users.map((user) => [user.id, user])).values()];

  return (
    <Section title={USERS.title} flush aside={<SearchBox onSearch={setQ} />}>
      {list.data && (
        <output className="sr-only">
          {list.isPlaceholderData ? USERS.loading : USERS.found(rows.length, list.hasNextPage)}
        </output>
      )}
      {list.isPending && <PartLoading text={USERS.loading} rows={6} />}
      {list.isLoadingError && (
        <div role="alert">
          <EmptyState crossed title={USERS.failed}>
            <Button loading={list.isFetching} onClick={reload}>
              {SHELL.retry}
            </Button>
          </EmptyState>
        </div>
      )}
      {list.isRefetchError && !list.isFetchNextPageError && (
        <PartFailed text={USERS.failed} busy={list.isFetching} onRetry={reload} />
      )}
      {list.data && rows.length === 0 && (
        <EmptyState title={USERS.empty}>
          <Button variant="secondary" loading={list.isFetching} onClick={reload}>
            {USERS.reload}
          </Button>
        </EmptyState>
      )}
      {rows.length > 0 && (
        <div aria-busy={list.isPlaceholderData} className={clsx(list.isPlaceholderData && 'opacity-60')}>
          <UsersTable users={rows} onUnlimited={onUnlimited} onEdit={setEdited} />
          <MoreButton list={list} of={USERS.title} />
        </div>
      )}
      {edited && <EditUserDialog key={edited.id} user={edited} onClose={() => setEdited(undefined)} />}
    </Section>
  );
}
