import type { Company } from '@acordo/contracts/http/company/company';
import { TEMPLATES, type Template } from '@acordo/contracts/http/propostas/states';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../shared/ui/button';
import { RadioCard } from '../../../shared/ui/radio-card';
import { COPY } from '../copy';
import { LiveMiniature } from './live-miniature';
import { StepHeading } from './step-heading';

interface TemplateStepProps {
  company: Company;
  chosen: Template | null;
  moved: boolean;
  onChoose: (template: Template) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2, 'Escolha o Template': each shown with what was filled in. */
export function TemplateStep({ company, chosen, moved, onChoose, onBack, onNext }: TemplateStepProps) {
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <StepHeading focus={moved} title={COPY.template.title} text={COPY.template.intro} />
      <fieldset>
        <legend className="sr-only">{COPY.template.title}</legend>
        <div className="grid cols-fit-9 gap-3 sm:grid-cols-2 sm:gap-5">
          {TEMPLATES.map((template) => (
            <RadioCard
              key={template}
              name="template"
              value={template}
              checked={chosen === template}
              onChange={() => onChoose(template)}
              title={COPY.template[template].title}
              text={COPY.template[template].text}
              className="max-sm:p-3"
            >
              {/* The card's own text is its accessible name. */}
              <div aria-hidden="true">
                <LiveMiniature template={template} company={company} />
              </div>
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <div
        data-action-bar
        className="flex flex-wrap justify-between gap-3 max-sm:sticky max-sm:bottom-0 max-sm:z-20 max-sm:-mx-4 max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-4 max-sm:py-3"
      >
        <Button variant="secondary" onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-[18px]" />
          {COPY.back}
        </Button>
        <Button disabled={chosen === null} onClick={onNext} className="max-sm:grow">
          {COPY.template.next}
          <ArrowRight aria-hidden="true" className="size-[18px]" />
        </Button>
      </div>
    </div>
  );
}
