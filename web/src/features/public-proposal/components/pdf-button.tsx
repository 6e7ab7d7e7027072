import { FileDown } from 'lucide-react';
import type { MouseEvent } from 'react';
import { isInApp } from '../../../shared/http/in-app';
import { AnchorButton } from '../../../shared/ui/anchor-button';
import { Spinner } from '../../../shared/ui/spinner';
import { pdfAddress } from '../api/pdf-address';
import { COPY } from '../copy';
import { usePdf } from '../use-pdf';

interface Props {
  token: string;
  look: 'icon' | 'ghost' | 'primary' | 'secondary';
  disabled?: boolean;
  className?: string;
}

/**
 * An ordinary link, which works before scripts and in browsers inside other apps. If the browser can save fetched files,
 * a plain press downloads it from this page, which shows the reason of a failure.
 */
export function PdfButton({ token, look, disabled = false, className }: Props) {
  const { busy, download } = usePdf(token);
  const icon = look === 'icon';
  const onClick = (event: MouseEvent): void => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (elsewhere || isInApp()) return;
    event.preventDefault();
    void download();
  };
  return (
    <AnchorButton
      href={disabled ? undefined : pdfAddress(token)}
      variant={icon ? 'ghost' : look}
      size={icon ? 'icon' : 'md'}
      // Without an address a link is no link to screen readers, and its name would be ignored.
      role={disabled ? 'link' : undefined}
      aria-label={icon ? COPY.pdf.action : undefined}
      aria-busy={busy || undefined}
      aria-disabled={disabled || undefined}
      data-print="hide"
      className={className}
      onClick={disabled ? undefined : onClick}
    >
      {busy ? <Spinner /> : <FileDown aria-hidden="true" className="size-[18px]" />}
      {!icon && <span>{COPY.pdf.action}</span>}
    </AnchorButton>
  );
}
