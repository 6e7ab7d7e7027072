import { MESSAGES } from '@acordo/contracts/messages';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { Input } from './input';

type SearchInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'> & {
  value: string;
  onText: (text: string) => void;
  /** The contract's; a longer text stays, shows an error, and should not be sent. */
  longest: number;
  /** Of the whole. */
  className?: string;
};

/** A search field without a visible label. */
export function SearchInput({ value, onText, longest, className, ...input }: SearchInputProps) {
  const id = useId();
  const isTooLong = value.trim().length > longest;
  return (
    <span className={clsx('block', className)}>
      <span className="relative block">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <Input
          {...input}
          type="search"
          enterKeyHint="search"
          aria-invalid={isTooLong || undefined}
          aria-describedby={isTooLong ? id : undefined}
          value={value}
          onChange={(event) => onText(event.target.value)}
          className="pl-9"
        />
      </span>
      {isTooLong && (
        <span id={id} className="mt-1.5 block text-sm text-bad">
          {MESSAGES.tooLong(longest)}
        </span>
      )}
    </span>
  );
}
