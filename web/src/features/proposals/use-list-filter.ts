import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListFilter, readFilter, writeFilter } from './model/list-filter';

/** Search and status are in the address: reload, Back and a bookmark show the same list. */
export function useListFilter(): [ListFilter, (filter: ListFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const { status, q } = readFilter(search);
  const filter = useMemo(() => ({ status, q }), [status, q]);
  const change = (next: ListFilter): void =>
    setSearch((current) => writeFilter(current, next), { replace: true, preventScrollReset: true });
  return [filter, change];
}
