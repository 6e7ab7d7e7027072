import type { Suggestion } from '@acordo/brazil/price/suggest';
import { isColor } from '@acordo/contracts/fields/is-color';
import type { Company } from '@acordo/contracts/http/company/company';
import type { Template } from '@acordo/contracts/http/propostas/states';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useFormState } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { loadFolded, saveFolded } from '../fold-storage';
import { HighlightContext } from '../highlight-context';
import type { Briefing, BriefingField } from '../model/briefing';
import { foldedAtFirst } from '../model/folding';
import { appliedValues, HIGHLIGHT_MS } from '../model/price-suggestion';
import { firstInForm, SECTIONS, type SectionId, sectionOf } from '../model/sections';
import { SERVICE_FIELDS } from '../model/service-fields';
import { USUAL_TERMS } from '../model/terms';
import { useFlash } from '../use-flash';
import { useWide } from '../../../shared/ui/use-wide';
import { BriefingSection } from './briefing-section';
import { LiveMiniature } from './live-miniature';
import { MiniatureButton } from './miniature-button';
import { PriceSuggestion } from './price-suggestion';
import { StepHeading } from './step-heading';

interface BriefingStepProps {
  template: Template;
  company: Company;
  /** Field that the server refused: gets the focus as the step appears. */
  refused: BriefingField | undefined;
  /** Another step was shown before. */
  moved: boolean;
  onDone: () => void;
}

/** One message for both colours. */
const wrongColor = ({ primary }: Briefing['customColors']) =>
  isColor(primary) ? 'customColors.secondary' : 'customColors.primary';

/** Step 1, 'Briefing Inteligente'. */
export function BriefingStep({ template, company, refused, moved, onDone }: BriefingStepProps) {
  const form = useFormContext<Briefing>();
  const { isSubmitting, errors: shown } = useFormState({ control: form.control });
  const [folded, setFolded] = useState<ReadonlySet<SectionId>>(() =>
    foldedAtFirst(form.getValues(), loadFolded(), Object.keys(shown) as BriefingField[]),
  );
  const [applied, flash] = useFlash(HIGHLIGHT_MS);
  const wide = useWide();

  useEffect(() => {
    if (refused) form.setFocus(refused);
  }, [refused, form]);

  const open = (fields: readonly BriefingField[]): void => {
    const wanted = new Set(fields.map(sectionOf));
    // At once: a field in a folded section cannot get the focus.
    flushSync(() => setFolded((before) => new Set([...before].filter((section) => !wanted.has(section)))));
  };
  const toggle = (section: SectionId): void => {
    const next = new Set(folded);
    if (!next.delete(section)) next.add(section);
    setFolded(next);
    saveFolded(next);
  };
  const submit = form.handleSubmit(onDone, (errors) => {
    const wrong = Object.keys(errors) as BriefingField[];
    open(wrong);
    const first = firstInForm(wrong);
    if (first) form.setFocus(first === 'customColors' ? wrongColor(form.getValues(first)) : first);
  });
  const apply = (suggestion: Suggestion): void => {
    const values = appliedValues(suggestion);
    const names = Object.keys(values) as (keyof typeof values)[];
    for (const name of names) form.setValue(name, values[name], { shouldDirty: true, shouldValidate: true });
    // The suggestion's total contains its services, each paid once (P106).
    for (const { place, recurrence } of SERVICE_FIELDS.filter(({ price }) => price in values)) {
      form.setValue(place, USUAL_TERMS[place], { shouldDirty: true });
      form.setValue(recurrence, USUAL_TERMS[recurrence], { shouldDirty: true });
    }
    open(names);
    flash();
  };

  const suggestion = <PriceSuggestion applied={applied} onApply={apply} />;
  return (
    <HighlightContext value={applied}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid grid-cols-1 gap-5">
          <StepHeading
            focus={moved && !refused}
            title={COPY.briefing.title}
            text={`${COPY.briefing.intro} ${COPY.briefing.required}`}
          />
          {SECTIONS.map(({ id, fields }) => (
            <BriefingSection
              key={id}
              id={id}
              fields={fields}
              open={!folded.has(id)}
              onToggle={() => toggle(id)}
              before={id === 'more' && !wide ? suggestion : null}
            />
          ))}
          <div
            data-action-bar
            className="flex flex-wrap gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-4 max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-3 sm:max-lg:-mx-6 sm:max-lg:px-6 lg:justify-end"
          >
            {!wide && <MiniatureButton template={template} company={company} />}
            <Button type="submit" loading={isSubmitting} className="max-lg:min-w-0 max-lg:grow max-lg:px-3">
              {COPY.briefing.submit}
              <ArrowRight aria-hidden="true" className="size-[18px] max-sm:hidden" />
            </Button>
          </div>
        </div>
        {wide && (
          <div className="sticky top-22 flex max-h-[calc(100dvh-7rem)] flex-col gap-5">
            <div className="shrink-0">{suggestion}</div>
            <LiveMiniature
              template={template}
              company={company}
              className="aspect-auto min-h-32 w-full shrink basis-[28rem]"
            />
          </div>
        )}
      </form>
    </HighlightContext>
  );
}
