import { useId } from 'react';
import { Card } from '../../../shared/ui/card';
import type { Elements } from '../../../shared/ui/elements';

/** One group of settings on its card. */
export function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid gap-5 p-4 sm:p-6">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </Card>
  );
}
