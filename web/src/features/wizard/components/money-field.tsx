import { centsFirst, formatBrl, parseMoney } from '@acordo/brazil/money';
import { clsx } from 'clsx';
import type { ClipboardEvent, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { useHighlighted } from '../highlight-context';
import type { Briefing } from '../model/briefing';

type MoneyName = 'budget' | 'serverWebPrice' | 'serverEmailPrice' | 'supportPrice' | 'adminPanelPrice';

interface MoneyFieldProps {
  name: MoneyName;
  label: ReactNode;
  /** What nothing shows as: '' for the budget, 'R$ 0,00' for services (product.md point 5). */
  empty: string;
  placeholder?: string;
  hint?: ReactNode;
  className?: string;
}

/** Fills from the right, centavos first; a paste goes through the parser (D4). */
export function MoneyField({ name, label, empty, placeholder, hint, className }: MoneyFieldProps) {
  const {
    field: { value, onChange, onBlur, ref },
    fieldState,
  } = useController<Briefing, MoneyName>({ name });
  const highlighted = useHighlighted(name);
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault();
    const centavos = parseMoney(event.clipboardData.getData('text'));
    if (centavos !== null) onChange(centavos === 0 ? empty : formatBrl(centavos));
  };
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} {...(className ? { className } : {})}>
      <Input
        name={name}
        inputMode="numeric"
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(centsFirst(value, event.target.value) || empty)}
        onPaste={paste}
        onBlur={onBlur}
        ref={ref}
        className={clsx('tabular-nums', highlighted && 'ring-2 ring-pen')}
      />
    </Field>
  );
}
