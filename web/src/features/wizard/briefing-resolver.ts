import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Briefing } from './model/briefing';
import { type BriefingErrors, validateBriefing } from './model/validation';

/** The form's only source of messages. */
export const briefingResolver: Resolver<Briefing> = (values) => {
  const messages = validateBriefing(values);
  return Object.keys(messages).length === 0
    ? { values, errors: {} }
    : { values: {}, errors: toFieldErrors(messages) };
};

function toFieldErrors(messages: BriefingErrors): FieldErrors<Briefing> {
  const entries = Object.entries(messages).map(([name, message]) => [name, { type: 'invalid', message }]);
  return Object.fromEntries(entries) as FieldErrors<Briefing>;
}
