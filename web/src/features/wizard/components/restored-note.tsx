import { History, TriangleAlert } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { Note } from '../../../shared/ui/note';

interface RestoredNoteProps {
  /** The proposal has changed since the draft began (D17). */
  outdated: boolean;
  editing: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Shows that a draft was found, with a button to discard it. */
export function RestoredNote({ outdated, editing, onKeep, onDiscard }: RestoredNoteProps) {
  if (outdated) {
    return (
      <Note
        icon={TriangleAlert}
        tone="warn"
        actions={
          <>
            <Button variant="secondary" size="sm" onClick={onKeep}>
              {COPY.stale.keepMine}
            </Button>
            <Button variant="ghost" size="sm" onClick={onDiscard}>
              {COPY.stale.takeTheirs}
            </Button>
          </>
        }
      >
        {COPY.stale.restoredText}
      </Note>
    );
  }
  return (
    <Note
      icon={History}
      actions={
        <Button variant="ghost" size="sm" onClick={onDiscard}>
          {editing ? COPY.draft.discard : COPY.draft.startOver}
        </Button>
      }
    >
      {COPY.draft.restored}
    </Note>
  );
}
