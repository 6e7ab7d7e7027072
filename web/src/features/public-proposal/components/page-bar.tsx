import { Printer } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { printPage } from '../../../shared/ui/print-page';
import { ThemeToggle } from '../../../shared/ui/theme-toggle';
import { COPY } from '../copy';
import { PdfButton } from './pdf-button';

/** Slim, to leave a phone's first screen to the proposal. */
export function PageBar({ token, canPrint }: { token: string; canPrint: boolean }) {
  return (
    <header data-print="hide" className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-[860px] flex-wrap items-center justify-end gap-1 py-1 pr-2 pl-4 sm:py-2">
        <p
          aria-hidden="true"
          className="min-w-0 grow basis-[9rem] text-sm text-balance text-ink-soft max-sm:text-xs max-sm:leading-tight"
        >
          {COPY.title}
        </p>
        <span data-scripted className="contents">
          <ThemeToggle className="sm:hidden" />
          <ThemeToggle labelled className="max-sm:hidden" />
        </span>
        <PdfButton token={token} look="icon" disabled={!canPrint} className="sm:hidden" />
        <PdfButton token={token} look="ghost" disabled={!canPrint} className="max-sm:hidden" />
        <span data-scripted className="contents">
          <Button
            variant="ghost"
            size="icon"
            className="sm:hidden"
            aria-label={COPY.print}
            disabled={!canPrint}
            onClick={printPage}
          >
            <Printer aria-hidden="true" className="size-[18px]" />
          </Button>
          <Button variant="ghost" className="max-sm:hidden" disabled={!canPrint} onClick={printPage}>
            <Printer aria-hidden="true" className="size-[18px]" />
            <span>{COPY.print}</span>
          </Button>
        </span>
      </div>
    </header>
  );
}
