import { formatBrl, parseMoney } from '@acordo/brazil/money';
import { RECURRENCES, type Recurrence } from '@acordo/contracts/http/propostas/terms';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';
import { SERVICES, type Services } from './services.js';

/** A labelled amount in BRL. */
export interface Amount {
  label: string;
  value: string;
}

/** What explains the total (P106). All empty where the proposal says nothing about its services. */
export interface Investment {
  /** What the total consists of: the project alone and the services included. */
  parts: Amount[];
  /** What is paid besides the total, a sum for each recurrence. */
  extras: Amount[];
  /** The same extras in a few words, for places that show the total alone: '+ R$ 90,00 por mês'; '' without any. */
  besides: string;
}

interface Charge {
  centavos: number;
  included: boolean;
  recurrence: Recurrence;
}

export function investmentOf(document: Services & Pick<ProposalDocument, 'valor_total'>): Investment {
  const charges = chargesOf(document);
  const extras = RECURRENCES.map((recurrence) => ({
    recurrence,
    sum: sumOf(charges.filter((one) => !one.included && one.recurrence === recurrence)),
  })).filter(({ sum }) => sum > 0);
  return {
    parts: partsOf(charges, parseMoney(document.valor_total)),
    extras: extras.map(({ recurrence, sum }) => ({ label: COPY.extras[recurrence], value: formatBrl(sum) })),
    besides: extras
      .map(
        ({ recurrence, sum }) =>
          `+ ${formatBrl(sum)} ${recurrence === 'unico' ? COPY.besidesOnce : COPY.terms.recurrences[recurrence]}`,
      )
      .join(' · '),
  };
}

/** Only what the proposal says: a service without terms may be meant either way. */
function chargesOf(document: Services): Charge[] {
  return SERVICES.map(([, wire]) => {
    const [included, recurrence] = [document[`${wire}_incluso`], document[`${wire}_recorrencia`]];
    return {
      centavos: included === undefined && !recurrence ? 0 : (parseMoney(document[`${wire}_valor`]) ?? 0),
      included: included ?? true,
      recurrence: recurrence ?? 'unico',
    };
  }).filter(({ centavos }) => centavos > 0);
}

/** No subtotal where the total says nothing about it: how many months it includes, or less than its services. */
function partsOf(charges: readonly Charge[], total: number | null): Amount[] {
  const included = charges.filter((one) => one.included);
  const sum = sumOf(included);
  if (sum === 0 || total === null || total < sum) return [];
  if (included.some(({ recurrence }) => recurrence !== 'unico')) return [];
  return [
    { label: COPY.parts.project, value: formatBrl(total - sum) },
    { label: COPY.parts.services, value: formatBrl(sum) },
  ];
}

const sumOf = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { centavos }) => sum + centavos, 0);
