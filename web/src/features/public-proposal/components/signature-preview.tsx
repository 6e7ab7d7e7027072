import { formatDate } from '@acordo/brazil/dates';
import { LENGTHS } from '@acordo/contracts/lengths';
import { useState } from 'react';
import { FORM } from '../form-copy';
import { Handwriting } from './handwriting';

/**
 * The typed name as it will appear under the proposal. Decorative: the field itself has the name. Not more of it than a name may
 * have: a page of pasted text would move the consent and the buttons far away (attack 412).
 */
export function SignaturePreview({ name }: { name: string }) {
  const [today] = useState(() => formatDate(new Date()));
  return (
    <div aria-hidden="true" className="mx-auto w-full max-w-md">
      <Handwriting name={name.trim().slice(0, LENGTHS.name)} />
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-xs text-ink-soft">
        <span>{FORM.preview}</span>
        <span className="tabular-nums">{today}</span>
      </p>
    </div>
  );
}
