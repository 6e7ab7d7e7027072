import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { Note } from '../../../shared/ui/note';

/** Another tab has saved meanwhile (D17). What was typed stays, here and after reloading. */
export function StaleNote({ text, onReload }: { text: string; onReload: () => void }) {
  return (
    <Note
      icon={TriangleAlert}
      tone="warn"
      actions={
        <Button variant="secondary" size="sm" onClick={onReload}>
          {COPY.stale.reload}
        </Button>
      }
    >
      {text}
    </Note>
  );
}
