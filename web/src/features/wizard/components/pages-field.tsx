import { PAGES_RULES, parseTypedPages } from '@acordo/brazil/typed/pages';
import { isParsed } from '@acordo/brazil/typed/parse-result';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { MaskedInput } from '../../../shared/ui/masked-input';
import { COPY } from '../copy';
import { type Briefing, DEFAULT_PAGES } from '../model/briefing';

/** An integer of at least 1; an empty field falls back to 1 when it is left (P62), other text stays, with an error. */
export function PagesField() {
  const { setValue, trigger } = useFormContext<Briefing>();
  const unclear = useWatch<Briefing, 'pagesText'>({ name: 'pagesText' });
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<Briefing, 'pages'>({ name: 'pages' });
  const [typing, setTyping] = useState<string>();
  const change = (text: string, told: boolean): void => {
    const read = parseTypedPages(text);
    setTyping(text);
    setValue('pagesText', isParsed(read) ? '' : text, { shouldDirty: true });
    onChange(isParsed(read) ? read.value : 0);
    if (told || fieldState.error) void trigger('pages');
  };
  const leave = (): void => {
    setTyping(undefined);
    if (unclear === '' && value < 1) onChange(DEFAULT_PAGES);
    onBlur();
  };
  return (
    <Field label={COPY.project.pages} error={fieldState.error?.message}>
      <MaskedInput
        name="pages"
        inputMode="numeric"
        autoComplete="off"
        value={typing ?? (unclear || String(value))}
        rules={PAGES_RULES}
        onText={change}
        onBlur={leave}
        inputRef={ref}
      />
    </Field>
  );
}
