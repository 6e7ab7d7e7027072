import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { COPY } from '../copy';
import { type Briefing, DEFAULT_PAGES } from '../model/briefing';

const LONGEST = 5;

/** An integer of at least 1; what is none falls back to 1 when the field is left (product.md point 5). */
export function PagesField() {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<Briefing, 'pages'>({ name: 'pages' });
  const [typing, setTyping] = useState<string>();
  const change = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, LONGEST);
    setTyping(digits);
    onChange(Number(digits));
  };
  const leave = (): void => {
    setTyping(undefined);
    if (value < 1) onChange(DEFAULT_PAGES);
    onBlur();
  };
  return (
    <Field label={COPY.project.pages} error={fieldState.error?.message}>
      <Input
        name="pages"
        inputMode="numeric"
        autoComplete="off"
        value={typing ?? String(value)}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        ref={ref}
        className="tabular-nums"
      />
    </Field>
  );
}
