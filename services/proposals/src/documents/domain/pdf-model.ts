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
  longTitle: boolean;
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
  company: SoftFact[];
  client: SoftFact[];
  imprint: SoftText[];
  scope: SoftFact[];
  description: Prose;
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
  steps: { title: string; text: SoftText }[];
  ready: { title: string; text: SoftText } | null;
  contact: { email: SoftText; mailto: string; phone: SoftText };
  footer: { left: SoftText; page: string; of: string };
  copy: typeof COPY;
  receipt: Receipt | null;
}
