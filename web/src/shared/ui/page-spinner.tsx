import { Spinner } from './spinner';

/** Shown instead of a page whose layout is not known yet. */
export function PageSpinner({ label }: { label: string }) {
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-3 p-6 text-ink-soft">
      <Spinner className="size-6 text-pen" />
      <h1 className="text-sm font-normal">
        <output>{label}</output>
      </h1>
    </div>
  );
}
