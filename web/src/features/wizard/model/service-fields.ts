import { RECURRENCES, type Recurrence } from '@acordo/contracts/http/propostas/terms';
import type { Content } from '@acordo/contracts/http/propostas/content';
import { isPricePresent } from '@acordo/document/services';
import type { Briefing } from './briefing';
import { PLACES } from './terms';
import { moneyToWire } from './wire-money';

/** The form's fields of each additional service, in P44's order, and the beginning of its names on the wire. */
export const SERVICE_FIELDS = [
  {
    wire: 'servidor_web',
    price: 'serverWebPrice',
    details: 'serverWebDetails',
    place: 'serverWebPlace',
    recurrence: 'serverWebRecurrence',
  },
  {
    wire: 'servidor_email',
    price: 'serverEmailPrice',
    details: 'serverEmailDetails',
    place: 'serverEmailPlace',
    recurrence: 'serverEmailRecurrence',
  },
  {
    wire: 'suporte_gestao',
    price: 'supportPrice',
    details: 'supportDetails',
    place: 'supportPlace',
    recurrence: 'supportRecurrence',
  },
  {
    wire: 'painel_admin',
    price: 'adminPanelPrice',
    details: 'adminPanelDetails',
    place: 'adminPanelPlace',
    recurrence: 'adminPanelRecurrence',
  },
] as const;

type ServiceField = (typeof SERVICE_FIELDS)[number];
type TermsOfForm = Pick<Briefing, ServiceField['place'] | ServiceField['recurrence']>;
type Wire = ServiceField['wire'];
type TermsOnWire = Partial<Record<`${Wire}_incluso`, boolean> & Record<`${Wire}_recorrencia`, Recurrence>>;

/**
 * The fields of a stored proposal as the form has them: what it does not say of a service that it shows stays unsaid until the owner
 * chooses, so that saving alone changes nothing.
 */
export const termsOfForm = (content: Content): TermsOfForm =>
  Object.fromEntries(
    SERVICE_FIELDS.flatMap(({ wire, place, recurrence }) => {
      const [included, recurs] = [content[`${wire}_incluso`], content[`${wire}_recorrencia`]];
      const shown = isPricePresent(content[`${wire}_valor`]) || content[`${wire}_detalhes`].trim() !== '';
      const [noPlace, noRecurrence] = shown ? ['', ''] : ['included', 'unico'];
      return [
        [place, included === undefined ? noPlace : included ? 'included' : 'apart'],
        [recurrence, recurs ?? noRecurrence],
      ];
    }),
  ) as unknown as TermsOfForm;

/** Only of services that the proposal shows. A draft may contain anything. */
export function termsOnWire(briefing: Briefing): TermsOnWire {
  const terms: TermsOnWire = {};
  for (const service of SERVICE_FIELDS) {
    if (!isShown(briefing, service)) continue;
    const place = PLACES.find((known) => known === briefing[service.place]);
    const recurrence = RECURRENCES.find((known) => known === briefing[service.recurrence]);
    if (place) terms[`${service.wire}_incluso`] = place === 'included';
    if (recurrence) terms[`${service.wire}_recorrencia`] = recurrence;
  }
  return terms;
}

/** P44: a service with a price or details. */
export const isShown = (briefing: Briefing, { price, details }: ServiceField): boolean =>
  isPricePresent(moneyToWire(briefing[price])) || briefing[details].trim() !== '';
