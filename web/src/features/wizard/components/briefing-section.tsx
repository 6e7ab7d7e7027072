import type { ComponentType } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { COPY } from '../copy';
import type { Briefing, BriefingField } from '../model/briefing';
import type { SectionId } from '../model/sections';
import { ClientSection } from './client-section';
import { FeaturesSection } from './features-section';
import { FoldSection } from './fold-section';
import { MoreSection } from './more-section';
import { ProjectSection } from './project-section';
import { ServicesSection } from './services-section';
import type { Elements } from '../../../shared/ui/elements';

const CONTENT: Readonly<Record<SectionId, ComponentType>> = {
  client: ClientSection,
  project: ProjectSection,
  services: ServicesSection,
  features: FeaturesSection,
  more: MoreSection,
};

interface BriefingSectionProps {
  id: SectionId;
  fields: readonly BriefingField[];
  open: boolean;
  onToggle: () => void;
  /** Content right before this section (P55). */
  before: Elements;
}

export function BriefingSection({ id, fields, open, onToggle, before }: BriefingSectionProps) {
  const { control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control });
  const Content = CONTENT[id];
  return (
    <>
      {before}
      <FoldSection
        title={COPY.sections[id]}
        open={open}
        onToggle={onToggle}
        errors={fields.filter((field) => errors[field]).length}
        aside={id === 'features' ? <FeatureCount /> : !open && COPY.briefing.optional[id]}
      >
        <Content />
      </FoldSection>
    </>
  );
}

function FeatureCount() {
  const { control } = useFormContext<Briefing>();
  const count = useWatch({ control, name: 'features' }).length;
  return count > 0 && <span>{COPY.features.chosen(count)}</span>;
}
