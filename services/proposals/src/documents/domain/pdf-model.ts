import { type Brand, brandOf } from '@acordo/contracts/document/brand';
import { COPY } from '@acordo/contracts/document/copy';
import type { Fact } from '@acordo/contracts/document/facts';
import type { ServiceKey } from '@acordo/contracts/document/services';
import { sheetOf } from '@acordo/contracts/document/sheet';
import type { Tile } from '@acordo/contracts/document/tiles';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { PDF_COPY } from './copy.js';
import { type CanDraw, drawable } from './drawable.js';
import type { Receipt } from './receipt.js';
import { type Prose, proseOf, type SoftText, soften } from './soft-text.js';

export interface SoftFact {
  label: string;
  value: SoftText;
}

/** A picture among the job's files, with what is read instead of it; '' where it only repeats the name beside it. */
export interface Picture {
  file: string;
  alt: string;
}
export type PictureName = 'company' | 'client';

/** All that a template draws (services/proposals/templates): every text decided, formatted and drawable. */
export interface PdfModel {
  title: SoftText;
  longTitle: boolean;
  /** Metadata: title, author, and the signature's instant in UTC (year to second). */
  meta: { title: string; author: string; date: number[] | null };
  brand: Brand;
  companyName: SoftText;
  companyLogo: Picture | null;
  clientLogo: Picture | null;
  typeLabel: string;
  clientLine: SoftText;
  tiles: { key: Tile['key']; label: string; value: SoftText; small: boolean }[];
  company: SoftFact[];
  client: SoftFact[];
  imprint: SoftText[];
  scope: SoftFact[];
  description: Prose;
  features: SoftText[];
  services: { key: ServiceKey; label: string; price: string; details: Prose; long: boolean }[];
  total: SoftText;
  hasPrice: boolean;
  conditions: Prose;
  ready: SoftText;
  contact: { email: SoftText; mailto: string; phone: SoftText };
  footer: { left: SoftText; page: string; of: string };
  copy: typeof COPY;
  receipt: Receipt | null;
}

/** Characters as wide as an em that fit a place at its size. */
export const ROOM = { title: 16, tile: 9, card: 20, text: 40, half: 20 } as const;
/** Characters of a tile's value at full size; a longer one is set smaller. */
const TILE_MAX = 14;
/** From here on a service takes the full width, and may be taller than what a page can keep together. */
const LONG_DETAILS = 420;
const FOOTER_MAX = 70;

export interface PdfParts {
  pictures: Partial<Record<PictureName, string>>;
  receipt: Receipt | null;
  can: CanDraw;
}

export function pdfModel(document: ProposalDocument, { pictures, receipt, can }: PdfParts): PdfModel {
  const sheet = sheetOf(document);
  const plain = (text: string) => drawable(text, can);
  // A title of nothing but unseen characters is none, and a document must have one.
  const title = plain(sheet.title).trim() || COPY.kind;
  const text = (value: string, room: number = ROOM.text) => soften(plain(value), room);
  const prose = (value: string, room: number = ROOM.text) => proseOf(plain(value), room);
  const facts = (given: Fact[], room: number) =>
    given.map(({ label, value }) => ({ label, value: text(value, room) }));
  const picture = (name: PictureName, alt: string): Picture | null => {
    const file = pictures[name];
    return file === undefined ? null : { file, alt: plain(alt) };
  };
  return {
    title: soften(title, ROOM.title),
    longTitle: sheet.longTitle,
    meta: {
      title,
      author: plain(sheet.companyName),
      date: receipt?.date ?? null,
    },
    brand: brandOf(document.cores_personalizadas),
    companyName: text(sheet.companyName, ROOM.card),
    companyLogo: picture('company', COPY.logoOf(sheet.companyName)),
    clientLogo: picture('client', COPY.logoOf(sheet.clientName)),
    typeLabel: sheet.typeLabel,
    clientLine: text(sheet.clientLine, ROOM.half),
    tiles: sheet.tiles.map(({ key, label, value }) => ({
      key,
      label,
      value: text(value, ROOM.tile),
      small: key !== 'investment' && value.length > TILE_MAX,
    })),
    company: facts(sheet.company, ROOM.card),
    client: facts(sheet.client, ROOM.card),
    imprint: sheet.company
      .filter(({ label }) => label !== COPY.facts.company)
      .map(({ value }) => text(value, ROOM.card)),
    scope: facts(sheet.scope, ROOM.tile),
    description: prose(sheet.description),
    features: sheet.features.map((feature) => text(feature, ROOM.half)),
    services: sheet.services.map((service) => ({
      key: service.key,
      label: service.label,
      price: service.price,
      details: prose(service.details, ROOM.half),
      long: service.details.length > LONG_DETAILS,
    })),
    total: text(sheet.total, ROOM.title),
    hasPrice: sheet.hasPrice,
    conditions: prose(sheet.conditions),
    ready: text(COPY.ready(sheet.companyName)),
    contact: {
      email: text(sheet.companyEmail),
      mailto: sheet.companyEmail && `mailto:${encodeURI(sheet.companyEmail)}`,
      phone: text(sheet.companyPhone),
    },
    footer: {
      left: receipt?.footer ?? soften(shortened(title), ROOM.text),
      page: PDF_COPY.page,
      of: PDF_COPY.of,
    },
    copy: COPY,
    receipt,
  };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= FOOTER_MAX ? text : `${characters.slice(0, FOOTER_MAX).join('').trimEnd()}…`;
}
