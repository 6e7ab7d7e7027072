import { FileDown } from 'lucide-react';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { COPY } from '../copy';
import { PLAIN_COPY } from './copy';

interface Props {
  /** The PDF's address, if there is a proposal to read; else the failure is temporary. */
  pdf: string | null;
}

/** For browsers without scripts, if the page is rendered in the browser. */
export function Unscripted({ pdf }: Props) {
  return (
    <main className="min-h-dvh bg-paper py-10">
      {pdf === null ? (
        <EmptyState title={COPY.failed.title} text={PLAIN_COPY.unavailable} heading="h1" crossed>
          <AnchorButton href="">{COPY.failed.retry}</AnchorButton>
        </EmptyState>
      ) : (
        <EmptyState title={PLAIN_COPY.undrawn.title} text={PLAIN_COPY.undrawn.text} heading="h1">
          <AnchorButton href={pdf}>
            <FileDown aria-hidden="true" className="size-[18px]" />
            {COPY.pdf.action}
          </AnchorButton>
        </EmptyState>
      )}
    </main>
  );
}
