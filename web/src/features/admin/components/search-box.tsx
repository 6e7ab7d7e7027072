import { useEffect, useEffectEvent, useState } from 'react';
import { SearchInput } from '../../../shared/ui/search-input';
import { USERS } from '../copy';

/** A pause in typing. */
const PAUSE_MS = 300;
/** The contract's. */
const MAX = 200;

/** Searches after a pause in typing, at once on Enter. Not part of the address, so that names and emails are in no browser history. */
export function SearchBox({ onSearch }: { onSearch: (q: string) => void }) {
  const [text, setText] = useState('');
  const search = useEffectEvent(() => {
    if (text.trim().length <= MAX) onSearch(text.trim());
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      aria-label={USERS.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim().length <= MAX) onSearch(text.trim());
      }}
      className="w-full sm:w-72"
    >
      <SearchInput
        aria-label={USERS.searchHint}
        placeholder={USERS.searchHint}
        longest={MAX}
        autoCapitalize="none"
        value={text}
        onText={setText}
      />
    </form>
  );
}
