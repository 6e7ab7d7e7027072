import { moneyRules } from '@acordo/brazil/typed/money';
import type { ReactNode } from 'react';
import { useHighlighted } from '../highlight-context';
import { NO_PRICE } from '../model/briefing';
import { MaskedField } from './masked-field';

interface MoneyFieldProps {
  name: 'budget' | 'serverWebPrice' | 'serverEmailPrice' | 'supportPrice' | 'adminPanelPrice';
  label: ReactNode;
  /** The text for no amount: '' for the budget, 'R$ 0,00' for services (P61). */
  empty: '' | typeof NO_PRICE;
  placeholder?: string;
  hint?: ReactNode;
  className?: string;
}

const RULES = { '': moneyRules(''), [NO_PRICE]: moneyRules(NO_PRICE) } as const;

/** Fills from the right, centavos first; a paste goes through the parser (D4). */
export function MoneyField({ name, empty, ...field }: MoneyFieldProps) {
  const highlighted = useHighlighted(name);
  return (
    <MaskedField
      {...field}
      name={name}
      rules={RULES[empty]}
      inputMode="numeric"
      autoComplete="off"
      highlighted={highlighted}
    />
  );
}
