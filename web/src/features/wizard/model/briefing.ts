import { TIMELINES } from '@acordo/brazil/catalogue';
import { DEFAULT_COLORS } from '@acordo/contracts/fields/is-color';
import type { Recurrence } from '@acordo/contracts/http/propostas/terms';
import { type Place, USUAL_TERMS } from './terms';

/** P56. Money is BRL text as the field shows it, documents are masked. */
export interface Briefing {
  /** '' for the generated one (D41). */
  title: string;
  clientName: string;
  clientEmail: string;
  clientPhone: string;
  clientCNPJ: string;
  clientCPF: string;
  clientAddress: string;
  clientCEP: string;
  clientNumber: string;
  clientCity: string;
  clientDomain: string;
  /** A data URL, an address of our own /api/assets, or nothing (D24). */
  clientLogo: string;
  /** A value of the catalogue, or '' until one is chosen. */
  projectType: string;
  /** 0 while the field is being emptied; a saved briefing has at least 1. */
  pages: number;
  /** The field's text if it is no valid number, which is 0 then; '' otherwise. */
  pagesText: string;
  features: string[];
  budget: string;
  serverWebPrice: string;
  serverWebDetails: string;
  serverWebPlace: Place;
  serverWebRecurrence: Recurrence | '';
  serverEmailPrice: string;
  serverEmailDetails: string;
  serverEmailPlace: Place;
  serverEmailRecurrence: Recurrence | '';
  supportPrice: string;
  supportDetails: string;
  supportPlace: Place;
  supportRecurrence: Recurrence | '';
  adminPanelPrice: string;
  adminPanelDetails: string;
  adminPanelPlace: Place;
  adminPanelRecurrence: Recurrence | '';
  /** '15-dias' …, OWN_TIMELINE, or a text of its own (D46). */
  timeline: string;
  /** The number of days of OWN_TIMELINE, as typed. */
  timelineDays: string;
  workingHours: string;
  /** Days that the next link is valid, as typed; '' for the usual 30 (D15). */
  validityDays: string;
  paymentConditions: string;
  description: string;
  customColors: { primary: string; secondary: string };
}

export type BriefingField = keyof Briefing;

/** P56, P57. */
export const DEFAULT_PAGES = 1;
export const DEFAULT_TIMELINE: (typeof TIMELINES)[number]['value'] = '30-dias';
/** P61: an empty service price is shown as this, an empty budget as ''. */
export const NO_PRICE = 'R$ 0,00' as const;

/** A new form. Colours start from the company's, else the defaults (P56, D26). */
export function emptyBriefing(
  colors: Briefing['customColors'] = {
    primary: DEFAULT_COLORS.primaria,
    secondary: DEFAULT_COLORS.secundaria,
  },
): Briefing {
  return {
    title: '',
    clientName: '',
    clientEmail: '',
    clientPhone: '',
    clientCNPJ: '',
    clientCPF: '',
    clientAddress: '',
    clientCEP: '',
    clientNumber: '',
    clientCity: '',
    clientDomain: '',
    clientLogo: '',
    projectType: '',
    pages: DEFAULT_PAGES,
    pagesText: '',
    features: [],
    budget: '',
    serverWebPrice: NO_PRICE,
    serverWebDetails: '',
    serverEmailPrice: NO_PRICE,
    serverEmailDetails: '',
    supportPrice: NO_PRICE,
    supportDetails: '',
    adminPanelPrice: NO_PRICE,
    adminPanelDetails: '',
    ...USUAL_TERMS,
    timeline: DEFAULT_TIMELINE,
    timelineDays: '',
    workingHours: '',
    validityDays: '',
    paymentConditions: '',
    description: '',
    customColors: { ...colors },
  };
}
