import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { COPY } from '../copy';
import type { Briefing } from '../model/briefing';

const HEX = /^#[0-9a-f]{6}$/i;

interface ColorFieldProps {
  name: 'customColors.primary' | 'customColors.secondary';
  label: string;
}

/** A picker and its `#RRGGBB`. What is half typed is not in the form yet, so the form's colour is always one (D26). */
export function ColorField({ name, label }: ColorFieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
  } = useController<Briefing, ColorFieldProps['name']>({ name });
  const [typing, setTyping] = useState<string>();
  const type = (text: string): void => {
    setTyping(text);
    const hex = text.trim().startsWith('#') ? text.trim() : `#${text.trim()}`;
    if (HEX.test(hex)) onChange(hex.toUpperCase());
  };
  return (
    <Field label={label}>
      <span className="flex gap-2">
        <input
          type="color"
          aria-label={label}
          value={value}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
          className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-edge bg-surface p-1 sm:h-10"
        />
        <Input
          ref={ref}
          aria-label={COPY.more.hexOf(label)}
          value={typing ?? value}
          maxLength={7}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyping(undefined);
            onBlur();
          }}
          className="uppercase tabular-nums"
        />
      </span>
    </Field>
  );
}
