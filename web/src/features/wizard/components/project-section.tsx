import { PROJECT_TYPES } from '@acordo/brazil/catalogue';
import { useFormContext, useWatch } from 'react-hook-form';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { budgetNote } from '../model/budget-note';
import { SERVICE_FIELDS } from '../model/service-fields';
import { OWN_TIMELINE, timelineOptions } from '../model/timeline';
import { ChoiceField } from './choice-field';
import { MoneyField } from './money-field';
import { PagesField } from './pages-field';
import { TextField } from './text-field';

const LABELS = COPY.project;
const TYPES = [{ value: '', label: LABELS.chooseType }, ...PROJECT_TYPES];

/** Detalhes do Projeto. */
export function ProjectSection() {
  const { control } = useFormContext<Briefing>();
  const timeline = useWatch({ control, name: 'timeline' });
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2">
      <TextField
        name="title"
        label={LABELS.title}
        hint={LABELS.titleHint}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <ChoiceField name="projectType" label={LABELS.type} options={TYPES} required />
      <PagesField />
      <div className="grid content-start gap-3">
        <ChoiceField name="timeline" label={LABELS.timeline} options={timelineOptions(timeline)} />
        {timeline === OWN_TIMELINE && (
          <TextField name="timelineDays" label={LABELS.days} inputMode="numeric" autoComplete="off" />
        )}
      </div>
      <TextField
        name="workingHours"
        label={LABELS.hours}
        placeholder={LABELS.hoursExample}
        autoComplete="off"
      />
      <MoneyField
        name="budget"
        label={LABELS.budget}
        hint={<BudgetHint />}
        empty=""
        placeholder="R$ 0,00"
        className="sm:col-span-2"
      />
    </div>
  );
}

const PRICED = [
  'budget',
  ...SERVICE_FIELDS.flatMap(({ price, place, recurrence }) => [price, place, recurrence] as const),
] as const;

/** What the amount leaves for the project, so that a change by hand says what it does (P107). */
function BudgetHint() {
  const { control, getValues } = useFormContext<Briefing>();
  useWatch({ control, name: PRICED });
  const note = budgetNote(getValues());
  if (note.kind === 'none') return <output>{LABELS.budgetHint}</output>;
  if (note.kind === 'short')
    return <output className="text-warn">{LABELS.budgetShort(note.services)}</output>;
  return <output>{LABELS.budgetShare(note.services, note.project)}</output>;
}
