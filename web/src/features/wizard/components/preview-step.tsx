import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { ArrowLeft, Save, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ProposalSheet } from '../../../document/proposal-sheet';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { toDocument } from '../model/mapping';
import { StepHeading } from './step-heading';

interface PreviewStepProps {
  template: Template;
  company: Company;
  /** Which of the two buttons is at work. */
  busy: 'save' | 'share' | undefined;
  moved: boolean;
  onBack: () => void;
  onSave: () => void;
  onShare: () => void;
}

/** Step 3: the very document that the client will see. */
export function PreviewStep({ template, company, busy, moved, onBack, onSave, onShare }: PreviewStepProps) {
  const { getValues } = useFormContext<Briefing>();
  const document = useMemo(() => toDocument(getValues(), template, company), [getValues, template, company]);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5">
      <StepHeading focus={moved} title={COPY.preview.title} text={COPY.preview.intro} />
      <div
        data-action-bar
        className="z-20 flex gap-2 border-line bg-paper max-sm:order-last max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-3 sm:sticky sm:top-16 sm:gap-3 sm:border-b sm:py-3"
      >
        <Button
          variant="secondary"
          onClick={onBack}
          disabled={busy !== undefined}
          className="max-sm:px-3 sm:mr-auto"
        >
          <ArrowLeft aria-hidden="true" className="size-[18px] max-sm:hidden" />
          {COPY.back}
        </Button>
        <Button
          variant="secondary"
          loading={busy === 'share'}
          disabled={busy === 'save'}
          onClick={onShare}
          className="max-sm:px-3"
        >
          {busy !== 'share' && <Share2 aria-hidden="true" className="size-[18px] max-sm:hidden" />}
          {COPY.preview.share}
        </Button>
        <Button
          loading={busy === 'save'}
          disabled={busy === 'share'}
          onClick={onSave}
          className="max-sm:grow"
        >
          {busy !== 'save' && <Save aria-hidden="true" className="size-[18px]" />}
          {COPY.preview.save}
        </Button>
      </div>
      <div className="overflow-clip rounded-card border border-line">
        <ProposalSheet document={document} />
      </div>
    </div>
  );
}
