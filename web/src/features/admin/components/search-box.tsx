import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Input } from '../../../shared/ui/input';
import { USERS } from '../copy';

/** A pause in typing. */
const PAUSE_MS = 300;
/** The contract's. */
const MAX = 200;

/** Asks after a pause in typing, at once on Enter. Not part of the address: names and e-mails belong in no history. */
export function SearchBox({ onSearch }: { onSearch: (q: string) => void }) {
  const [text, setText] = useState('');
  const search = useEffectEvent(() => onSearch(text.trim()));
  useEffect(() => {
    const timer = setTimeout(() => search(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <form
      aria-label={USERS.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
      className="relative w-full sm:w-72"
    >
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        enterKeyHint="search"
        aria-label={USERS.searchHint}
        placeholder={USERS.searchHint}
        maxLength={MAX}
        autoCapitalize="none"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </form>
  );
}
