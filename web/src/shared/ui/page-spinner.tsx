import { Spinner } from './spinner';

/** Fills the place of a page whose shape is not known yet. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <output className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 p-6 text-ink-soft">
      <Spinner className="size-6 text-pen" />
      <span className="text-sm">{label}</span>
    </output>
  );
}
