import { PROJECT_TYPES } from '@acordo/brazil/catalogue';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Select } from '../../../shared/ui/select';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';
import { timelineOptions } from '../model/timeline';
import { MoneyField } from './money-field';
import { PagesField } from './pages-field';
import { TextField } from './text-field';

const LABELS = COPY.project;

/** Detalhes do Projeto. */
export function ProjectSection() {
  const { register, control } = useFormContext<Briefing>();
  const { errors } = useFormState({ control, name: ['projectType', 'timeline'] });
  const timeline = useWatch({ control, name: 'timeline' });
  return (
    <div className="grid grid-cols-1 gap-x-5 gap-y-5 sm:grid-cols-2">
      <Field label={LABELS.type} required error={errors.projectType?.message}>
        <Select {...register('projectType')}>
          <option value="">{LABELS.chooseType}</option>
          {PROJECT_TYPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <PagesField />
      <Field label={LABELS.timeline} error={errors.timeline?.message}>
        <Select {...register('timeline')}>
          {timelineOptions(timeline).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <TextField
        name="workingHours"
        label={LABELS.hours}
        placeholder={LABELS.hoursExample}
        autoComplete="off"
      />
      <MoneyField
        name="budget"
        label={LABELS.budget}
        hint={LABELS.budgetHint}
        empty=""
        placeholder="R$ 0,00"
        className="sm:col-span-2"
      />
    </div>
  );
}
