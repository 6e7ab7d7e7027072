import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { ArrowLeft, FileDown, type LucideIcon, Save, Share2 } from 'lucide-react';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { ProposalSheet } from '../../../document/proposal-sheet';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { toDocument } from '../model/mapping';
import type { Work } from '../use-wizard';
import { StepHeading } from './step-heading';

interface PreviewStepProps {
  template: Template;
  company: Company;
  busy: Work | undefined;
  moved: boolean;
  onBack: () => void;
  onSave: () => void;
  onShare: () => void;
  onExport: () => void;
}

/** Step 3: the same document that the client will see. */
export function PreviewStep(props: PreviewStepProps) {
  const { template, company, busy, moved, onBack, onSave, onShare, onExport } = props;
  const { getValues } = useFormContext<Briefing>();
  const document = useMemo(() => toDocument(getValues(), template, company), [getValues, template, company]);
  return (
    <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-5">
      <StepHeading focus={moved} title={COPY.preview.title} text={COPY.preview.intro} />
      <div
        data-action-bar
        className="z-20 flex flex-wrap gap-2 border-line bg-paper max-sm:order-last max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:border-t max-sm:bg-surface max-sm:px-4 max-sm:py-3 sm:sticky sm:top-16 sm:gap-3 sm:border-b sm:py-3"
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
        <Other work="export" icon={FileDown} busy={busy} onClick={onExport} />
        <Other work="save" icon={Save} busy={busy} onClick={onSave} />
        <Button
          loading={busy === 'share'}
          disabled={busy !== undefined && busy !== 'share'}
          onClick={onShare}
          className="max-sm:grow max-sm:px-3"
        >
          {busy !== 'share' && <Share2 aria-hidden="true" className="size-[18px]" />}
          <span>{COPY.preview.share}</span>
        </Button>
      </div>
      <div className="overflow-clip rounded-card border border-line">
        <ProposalSheet document={document} status="rascunho" />
      </div>
    </div>
  );
}

interface OtherProps {
  work: 'export' | 'save';
  icon: LucideIcon;
  busy: Work | undefined;
  onClick: () => void;
}

/** Actions besides saving and sharing: with a word on wide screens, only the icon on phones. */
function Other({ work, icon: Icon, busy, onClick }: OtherProps) {
  return (
    <Button
      variant="secondary"
      loading={busy === work}
      disabled={busy !== undefined && busy !== work}
      onClick={onClick}
      className="max-sm:w-11 max-sm:px-0"
    >
      {busy !== work && <Icon aria-hidden="true" className="size-[18px]" />}
      <span className="max-sm:sr-only">{COPY.preview[work]}</span>
    </Button>
  );
}
