import { formatBrl, readWire } from '@acordo/brazil/money';
import type { Briefing } from './briefing';
import { SERVICE_FIELDS } from './service-fields';
import { moneyToWire } from './wire-money';

/** What the budget says about the services included in it (P107). */
export type BudgetNote =
  | { kind: 'none' }
  /** What remains for the project itself. */
  | { kind: 'share'; services: string; project: string }
  /** The services alone are more than the budget. */
  | { kind: 'short'; services: string };

export function budgetNote(briefing: Briefing): BudgetNote {
  const budget = readWire(moneyToWire(briefing.budget)) ?? 0;
  const services = SERVICE_FIELDS.filter(
    ({ place, recurrence }) => briefing[place] === 'included' && briefing[recurrence] === 'unico',
  ).reduce((sum, { price }) => sum + (readWire(moneyToWire(briefing[price])) ?? 0), 0);
  if (budget === 0 || services === 0) return { kind: 'none' };
  if (budget < services) return { kind: 'short', services: formatBrl(services) };
  return { kind: 'share', services: formatBrl(services), project: formatBrl(budget - services) };
}
