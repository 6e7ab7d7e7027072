import { FileArchive } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { Spinner } from '../../../shared/ui/spinner';
import { COPY } from '../copy';
import { type ArchiveStep, useArchive } from '../use-archive';
import { Section } from './section';

const TEXT = COPY.data;
const SAID: Readonly<Record<ArchiveStep, string>> = {
  idle: '',
  preparing: TEXT.preparing,
  ready: TEXT.ready,
  started: TEXT.started,
  newest: TEXT.newest,
};

/** All own data as one file (D37). */
export function DataSection({ userId }: { userId: string }) {
  const { step, asking, ask, download } = useArchive(userId);
  const there = step === 'ready' || step === 'started' || step === 'newest';
  return (
    <Section title={TEXT.title} text={TEXT.text}>
      {/* A live region must exist before its text. */}
      <output className={step === 'idle' ? 'sr-only' : 'flex items-start gap-3 text-sm'}>
        {step === 'preparing' && (
          <span aria-hidden="true" className="mt-0.5 text-pen">
            <Spinner />
          </span>
        )}
        <span>{SAID[step]}</span>
      </output>
      {step !== 'preparing' && (
        <div className="flex flex-wrap gap-3 max-sm:grid max-sm:grid-cols-1">
          <Button variant="secondary" loading={asking} onClick={there ? download : () => ask(false)}>
            {!asking && <FileArchive aria-hidden="true" className="size-[18px]" />}
            <span>{labelOf(there, asking)}</span>
          </Button>
          {there && step !== 'newest' && !asking && (
            <Button variant="ghost" onClick={() => ask(true)}>
              {TEXT.newer}
            </Button>
          )}
        </div>
      )}
    </Section>
  );
}

function labelOf(there: boolean, asking: boolean): string {
  if (asking) return TEXT.asking;
  return there ? TEXT.download : TEXT.ask;
}
