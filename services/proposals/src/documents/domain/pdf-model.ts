import type { Brand } from '@acordo/document/brand';
import type { COPY } from '@acordo/document/copy';
import type { Investment } from '@acordo/document/investment';
import type { ServiceKey } from '@acordo/document/services';
import type { Tile } from '@acordo/document/tiles';
import type { LineBreaks } from './line-breaks.js';
import type { Receipt } from './receipt.js';
import type { Prose, SoftText } from './soft-text.js';

export interface SoftFact {
  label: string;
  value: SoftText;
}

/** A picture among the job's files, with its alternative text; '' if it only repeats the name beside it. */
export interface Picture {
  file: string;
  alt: string;
}
export type PictureName = 'company' | 'client';

/** All that a template renders (services/proposals/templates): all texts final, formatted and renderable. */
export interface PdfModel {
  title: SoftText;
  /** Titles too long for display size are smaller. */
  titleLength: 'short' | 'long' | 'longest';
  /** What the cover says besides title, client and summary (P123, P128); '' where there is nothing to say. */
  cover: { number: string; issued: string; validUntil: string; promise: string };
  /** Metadata: title, author, and the signature's instant in UTC (year to second). */
  meta: { title: string; author: string; date: number[] | null };
  /** How the compiler chooses line breaks: the best of all ways, or the first that fits. */
  linebreaks: LineBreaks;
  brand: Brand;
  companyName: SoftText;
  companyLogo: Picture | null;
  clientLogo: Picture | null;
  typeLabel: SoftText;
  clientLine: SoftText;
  tiles: { key: Tile['key']; label: string; value: SoftText; note: string; small: boolean }[];
  /** Both parties, compact ("De / Para"). */
  company: SoftFact[];
  client: SoftFact[];
  /** What is built, in a sentence. */
  scopeLine: SoftText;
  description: Prose;
  /** How its first paragraph is set: in a larger size, with an initial of two lines where the template has one, or as the others. */
  opening: { large: boolean; initial: boolean };
  features: SoftText[];
  services: {
    key: ServiceKey;
    label: SoftText;
    price: string;
    terms: string;
    details: Prose;
    long: boolean;
  }[];
  investment: Pick<Investment, 'parts' | 'extras'>;
  total: SoftText;
  hasPrice: boolean;
  conditions: Prose;
  longConditions: boolean;
  steps: { title: string; text: SoftText }[];
  ready: { title: string; text: SoftText } | null;
  contact: { email: SoftText; mailto: string; phone: SoftText };
  footer: { left: SoftText; page: string; of: string };
  copy: typeof COPY;
  receipt: Receipt | null;
}
