import { STATUSES, type Status } from '@acordo/contracts/http/propostas/states';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '../../../shared/ui/search-input';
import { Select } from '../../../shared/ui/select';
import { COPY } from '../copy';
import { type ListFilter, SEARCH_MAX } from '../model/list-filter';

/** A pause in typing. */
const PAUSE_MS = 300;

interface ListToolbarProps {
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
}

/** Search and status. Searches after a pause in typing, at once on Enter. */
export function ListToolbar({ filter, onFilter }: ListToolbarProps) {
  const [text, setText] = useState(filter.q);
  const [known, setKnown] = useState(filter.q);
  if (known !== filter.q) {
    setKnown(filter.q);
    // Changed by something else (back, 'Limpar filtros'): not while a space is typed at the end.
    if (text.trim() !== filter.q) setText(filter.q);
  }
  const search = useEffectEvent(() => {
    const q = text.trim();
    if (q !== filter.q && q.length <= SEARCH_MAX) onFilter({ ...filter, q });
  });
  useEffect(() => {
    const timer = window.setTimeout(() => search(), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  const choose = (word: string): void => {
    const status: Status | '' = STATUSES.find((one) => one === word) ?? '';
    onFilter({ q: text.trim(), status });
  };
  return (
    <form
      aria-label={COPY.list.narrow}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
      className="flex flex-col gap-2 sm:flex-row sm:items-center"
    >
      <SearchInput
        aria-label={COPY.list.search}
        placeholder={COPY.list.searchHint}
        longest={SEARCH_MAX}
        value={text}
        onText={setText}
        className="sm:w-64"
      />
      <Select
        aria-label={COPY.list.status}
        value={filter.status}
        onChange={(event) => choose(event.target.value)}
        className="sm:w-48"
      >
        <option value="">{COPY.list.anyStatus}</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {COPY.list.statuses[status]}
          </option>
        ))}
      </Select>
    </form>
  );
}
