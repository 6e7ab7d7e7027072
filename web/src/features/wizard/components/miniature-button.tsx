import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { COPY } from '../copy';
import { LiveMiniature } from './live-miniature';

/** The miniature on phones, where it has no column. */
export function MiniatureButton({ template, company }: { template: Template; company: Company }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="icon"
        aria-label={COPY.miniature.open}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Eye aria-hidden="true" className="size-5" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={COPY.miniature.title}>
        <LiveMiniature template={template} company={company} />
      </Dialog>
    </>
  );
}
