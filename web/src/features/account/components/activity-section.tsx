import { ACTIVITY_GROUP_NAMES, type ActivityGroup } from '@acordo/contracts/http/auth/activity-kinds';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../shared/ui/button';
import { Select } from '../../../shared/ui/select';
import { Skeleton } from '../../../shared/ui/skeleton';
import { ACTIVITY } from '../activity-copy';
import { ACTIVITY_HASH } from '../activity-hash';
import { activityQuery } from '../api/activity';
import { ActivityList } from './activity-list';
import { Section } from './section';

/** The account's activity: sign-ins, refusals, changes (D35). */
export function ActivitySection({ userId }: { userId: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [group, setGroup] = useState<ActivityGroup | ''>('');
  const list = useInfiniteQuery(activityQuery(userId, group));
  const { hash } = useLocation();
  const arrived = !list.isPending;
  useEffect(() => {
    // Again once the list is loaded, since content above has moved it.
    if (hash === ACTIVITY_HASH) heading.current?.focus();
  }, [hash, arrived]);
  // The same entry may be on two pages, if it was repeated in between.
  const entries = [
    ...new Map(list.data?.pages.flatMap(({ rows }) => rows).map((one) => [one.id, one])).values(),
  ];
  return (
    <Section title={ACTIVITY.title} text={ACTIVITY.text} headingRef={heading}>
      <Select
        aria-label={ACTIVITY.filter}
        value={group}
        onChange={({ target }) => setGroup(ACTIVITY_GROUP_NAMES.find((name) => name === target.value) ?? '')}
        className="sm:w-56"
      >
        <option value="">{ACTIVITY.everything}</option>
        {ACTIVITY_GROUP_NAMES.map((name) => (
          <option key={name} value={name}>
            {ACTIVITY.groups[name]}
          </option>
        ))}
      </Select>
      {list.isPending && (
        <div aria-busy="true" className="grid gap-3">
          <output className="sr-only">{ACTIVITY.loading}</output>
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-14 rounded-control" />
          ))}
        </div>
      )}
      {list.isError && !list.isFetchNextPageError && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{ACTIVITY.failed}</p>
          <Button variant="secondary" size="sm" loading={list.isFetching} onClick={() => void list.refetch()}>
            {ACTIVITY.again}
          </Button>
        </div>
      )}
      {list.data && entries.length === 0 && (
        <p className="text-sm text-ink-soft">{group === '' ? ACTIVITY.empty : ACTIVITY.emptyGroup}</p>
      )}
      {entries.length > 0 && <ActivityList entries={entries} busy={list.isPlaceholderData} />}
      {list.hasNextPage && (
        <div className="grid justify-items-center gap-2 border-t border-line pt-4">
          {list.isFetchNextPageError && (
            <p role="alert" className="text-sm text-bad">
              {ACTIVITY.moreFailed}
            </p>
          )}
          <Button
            variant="ghost"
            size="sm"
            aria-label={ACTIVITY.moreOf}
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {list.isFetchingNextPage ? ACTIVITY.loadingMore : ACTIVITY.more}
          </Button>
        </div>
      )}
    </Section>
  );
}
