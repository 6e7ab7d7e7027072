import { formatDate } from '@acordo/brazil/dates';
import { brandOf } from '@acordo/document/brand';
import { COPY } from '@acordo/document/copy';
import type { Fact } from '@acordo/document/facts';
import { mailto } from '@acordo/document/mailto';
import { sheetOf } from '@acordo/document/sheet';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import type { Status } from '@acordo/contracts/http/propostas/states';
import { PDF_COPY } from './copy.js';
import { type CanDraw, drawable } from './drawable.js';
import { lineBreaksFor } from './line-breaks.js';
import type { PdfModel, Picture, PictureName } from './pdf-model.js';
import type { Receipt } from './receipt.js';
import { plain, type Prose, proseOf, soften } from './soft-text.js';

/** Characters as wide as an em that fit the column at its size. */
const ROOM = { title: 16, tile: 9, card: 20, text: 40, half: 20 } as const;
/** Characters of a tile's value at full size; a longer one is smaller. */
const TILE_MAX = 14;
/** A longer service takes the full width, and may be too tall to keep together on a page. */
const LONG_DETAILS = { characters: 420, lines: 12 };
/** Short conditions stay on one page with the investment and the last section. */
const SHORT_CONDITIONS = { characters: 240, lines: 4 };
const FOOTER_MAX = 70;
/** A shorter first paragraph is set larger; a longer description begins with an initial, if that has two full lines beside it. */
const OPENING = { large: 320, initial: 240, twoLines: 170 };

export interface PdfParts {
  pictures: Partial<Record<PictureName, string>>;
  /** What can still be done with the proposal is at its end. */
  status: Status;
  receipt: Receipt | null;
  /** The link's end; null where the cover says none. */
  validUntil: Date | null;
  can: CanDraw;
}

export function pdfModel(
  document: ProposalDocument,
  { pictures, status, receipt, validUntil, can }: PdfParts,
): PdfModel {
  const sheet = sheetOf(document, status);
  const shown = (text: string) => drawable(text, can);
  // A title of invisible characters only is empty, and a document must have one.
  const title = shown(sheet.title).trim() || COPY.kind;
  const text = (value: string, room: number = ROOM.text) => soften(shown(value), room);
  const prose = (value: string, room: number = ROOM.text) => proseOf(shown(value), room);
  const facts = (given: Fact[], room: number) =>
    given.map(({ label, value }) => ({ label, value: text(value, room) }));
  const picture = (name: PictureName, alt: string): Picture | null => {
    const file = pictures[name];
    return file === undefined ? null : { file, alt: shown(alt) };
  };
  const description = prose(sheet.description);
  const conditions = prose(sheet.conditions);
  const features = sheet.features.map((feature) => text(feature, ROOM.half));
  const services = sheet.services.map((service) => ({
    key: service.key,
    label: text(service.label, ROOM.card),
    price: service.price,
    terms: service.terms,
    details: prose(service.details, ROOM.half),
    long: isLong(service.details),
  }));
  return {
    title: soften(title, ROOM.title),
    titleLength: lengthOf(title),
    cover: {
      number: sheet.number,
      issued: sheet.issued,
      validUntil: validUntil ? formatDate(validUntil) : '',
      promise: sheet.promise,
    },
    meta: {
      title,
      author: shown(sheet.companyName),
      date: receipt?.date ?? null,
    },
    linebreaks: lineBreaksFor([
      description,
      conditions,
      ...features,
      ...services.map(({ details }) => details),
    ]),
    brand: brandOf(document.cores_personalizadas),
    companyName: text(sheet.companyName, ROOM.card),
    companyLogo: picture('company', COPY.logoOf(sheet.companyName)),
    clientLogo: picture('client', COPY.logoOf(sheet.clientName)),
    typeLabel: text(sheet.typeLabel, ROOM.card),
    clientLine: text(sheet.clientLine, ROOM.half),
    tiles: sheet.tiles.map(({ key, label, value, note }) => ({
      key,
      label,
      value: text(value, ROOM.tile),
      note,
      small: key !== 'investment' && value.length > TILE_MAX,
    })),
    company: facts(sheet.company, ROOM.card),
    client: facts(sheet.client, ROOM.card),
    scopeLine: text(sheet.scopeLine),
    description,
    opening: openingOf(sheet.description, description),
    features,
    services,
    investment: { parts: sheet.investment.parts, extras: sheet.investment.extras },
    total: text(sheet.total, ROOM.title),
    hasPrice: sheet.hasPrice,
    conditions,
    longConditions: isLong(sheet.conditions, SHORT_CONDITIONS),
    steps: sheet.steps.map((step) => ({ title: step.title, text: text(step.text, ROOM.card) })),
    ready: sheet.ready && { title: sheet.ready.title, text: text(sheet.ready.text) },
    contact: {
      email: text(sheet.companyEmail),
      mailto: sheet.companyEmail && mailto(sheet.companyEmail),
      phone: text(sheet.companyPhone),
    },
    footer: {
      left:
        receipt?.footer ?? soften([shortened(title), sheet.number].filter(Boolean).join(' · '), ROOM.text),
      page: PDF_COPY.page,
      of: PDF_COPY.of,
    },
    copy: COPY,
    receipt,
  };
}

function openingOf(typed: string, [paragraph = []]: Prose): PdfModel['opening'] {
  const [line = ''] = paragraph;
  const length = paragraph.reduce((sum, one) => sum + plain(one).length, 0);
  const isRoomy = typeof line === 'string' && line.length >= OPENING.twoLines && /^\p{Lu}/u.test(line);
  return { large: length < OPENING.large, initial: typed.length > OPENING.initial && isRoomy };
}

function shortened(text: string): string {
  const characters = Array.from(text);
  return characters.length <= FOOTER_MAX ? text : `${characters.slice(0, FOOTER_MAX).join('').trimEnd()}…`;
}

const isLong = (text: string, most = LONG_DETAILS): boolean =>
  text.length > most.characters || text.split('\n').length > most.lines;

/** Sizes of the cover's title, by what its lines hold. */
function lengthOf(title: string): PdfModel['titleLength'] {
  if (title.length <= 60) return 'short';
  return title.length <= 140 ? 'long' : 'longest';
}
