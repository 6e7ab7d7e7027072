import { CircleCheck } from 'lucide-react';
import { ProposalMiniature } from '../../../document/miniature';
import { Badge } from '../../../shared/ui/badge';
import { SAMPLE_DESCRIPTION, SAMPLE_DOCUMENT, SAMPLE_SIGNATURE } from '../sample';
import { SignatureStroke } from './signature-stroke';

/** A proposal as its client sees it: the real template, with an animated signature (L9). */
export default function SampleSheet() {
  return (
    <div className="relative mx-auto w-full max-w-[480px]">
      <div
        aria-hidden="true"
        className="absolute inset-0 translate-x-1 translate-y-2 rotate-1 rounded-card border border-line bg-mute sm:translate-x-3 sm:rotate-2"
      />
      <div className="relative overflow-hidden rounded-card border border-line shadow-raised">
        <ProposalMiniature
          document={SAMPLE_DOCUMENT}
          label={SAMPLE_DESCRIPTION}
          className="aspect-[480/428]"
        />
        <div
          aria-hidden="true"
          className="proposal-sheet grid grid-cols-[1fr_auto] items-end gap-6 border-t border-line px-6 pt-3 pb-5 sm:px-7"
        >
          <div>
            <SignatureStroke className="-mb-3 h-16 w-full max-w-56 text-pen" />
            <p className="border-t border-edge pt-2.5 text-xs text-ink-soft tabular-nums">
              {SAMPLE_SIGNATURE.name}
              <span className="max-sm:hidden"> · </span>
              <span className="max-sm:block">{SAMPLE_SIGNATURE.instant}</span>
            </p>
          </div>
          <Badge tone="good" icon={CircleCheck} className="animate-appear [animation-delay:1.9s]">
            Aceito
          </Badge>
        </div>
      </div>
    </div>
  );
}
