import { COPY } from '../copy';

/** In place of the buttons and the form, which the server refuses from the owner's session (D22). */
export function OwnNote() {
  return (
    <output data-print="hide" className="block rounded-card border border-line bg-surface p-5 sm:p-8">
      {COPY.own}
    </output>
  );
}
