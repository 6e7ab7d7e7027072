import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';

/** In reach on phones, at the end of the form on wide screens. */
export function SaveBar({ dirty, saving, waiting }: { dirty: boolean; saving: boolean; waiting: boolean }) {
  return (
    <div
      data-action-bar
      className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3"
    >
      <output className="text-sm text-ink-soft">{dirty && COPY.unsaved}</output>
      <Button type="submit" loading={saving} disabled={waiting} className="max-sm:w-full">
        {COPY.save}
      </Button>
    </div>
  );
}
