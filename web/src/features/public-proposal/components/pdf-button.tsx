import { FileDown } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { usePdf } from '../use-pdf';

interface Props {
  token: string;
  look: 'icon' | 'ghost' | 'secondary';
  disabled?: boolean;
  className?: string;
}

export function PdfButton({ token, look, disabled = false, className }: Props) {
  const { busy, download } = usePdf(token);
  const icon = look === 'icon';
  return (
    <Button
      variant={icon ? 'ghost' : look}
      size={icon ? 'icon' : 'md'}
      aria-label={icon ? COPY.pdf.action : undefined}
      loading={busy}
      disabled={disabled}
      data-print="hide"
      className={className}
      onClick={() => void download()}
    >
      {!busy && <FileDown aria-hidden="true" className="size-[18px]" />}
      {!icon && <span>{COPY.pdf.action}</span>}
    </Button>
  );
}
