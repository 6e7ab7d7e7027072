import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ProposalMiniature } from '../../../document/miniature';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { toDocument } from '../model/mapping';

interface LiveMiniatureProps {
  template: Template;
  company: Company;
  className?: string;
}

/** A live preview of the proposal. Deferred, so that it does not slow down typing. */
export function LiveMiniature({ template, company, className }: LiveMiniatureProps) {
  const { control } = useFormContext<Briefing>();
  // Every field has a default value, so the watched form is complete.
  const briefing = useDeferredValue(useWatch({ control }) as Briefing);
  const document = useMemo(() => toDocument(briefing, template, company), [briefing, template, company]);
  return (
    <ProposalMiniature
      document={document}
      label={COPY.miniature.label}
      className={`rounded-card border border-line ${className ?? ''}`}
    />
  );
}
