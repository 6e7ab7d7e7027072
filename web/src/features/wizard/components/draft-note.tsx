import { CloudOff, HardDrive } from 'lucide-react';
import { COPY } from '../copy';
import type { DraftKeeper } from '../use-draft';

const WORDS = {
  none: '',
  saved: COPY.draft.saved,
  'without-logo': COPY.draft.savedWithoutLogo,
  failed: COPY.draft.notSaved,
} as const satisfies Record<DraftKeeper['outcome'], string>;

/** Shows that the draft is saved (L20). Not announced: it changes with every pause in typing. */
export function DraftNote({ outcome }: { outcome: DraftKeeper['outcome'] }) {
  const Icon = outcome === 'failed' ? CloudOff : HardDrive;
  return (
    <p className="flex min-h-5 items-center gap-1.5 text-sm text-ink-soft">
      {outcome !== 'none' && <Icon aria-hidden="true" className="size-4" />}
      <span>{WORDS[outcome]}</span>
    </p>
  );
}
