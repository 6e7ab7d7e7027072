import type { Elements } from '../../../shared/ui/elements';

/** One part of a side sheet. */
export function SheetPart({ title, children }: { title: string; children: Elements }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-sm font-medium text-ink-soft">{title}</h3>
      {children}
    </section>
  );
}
