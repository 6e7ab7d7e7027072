import { type Brand, brandOf } from '@acordo/document/brand';
import { COPY } from '@acordo/document/copy';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { type CanDraw, drawable } from '../../documents/domain/drawable.js';
import { type SoftText, soften } from '../../documents/domain/soft-text.js';

/** All that the template renders: never a price, an email or a document's number, since strangers see it in a chat. */
export interface PreviewModel {
  kind: string;
  title: SoftText;
  company: SoftText;
  brand: Pick<Brand, 'from' | 'to' | 'on'>;
  /** The logo's file among the job's; null without one. */
  logo: string | null;
}

/** Characters that fit the image at a size readable in a chat. */
const TITLE_MAX = 120;
const COMPANY_MAX = 80;
/** Characters as wide as an em in a line at the smallest size. */
const ROOM = 24;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

/** The title is the public one already (D41). Colours are the company's, as far as text on them can be read (D26). */
export function previewModel(
  { titulo, empresa }: Pick<ProposalDocument, 'titulo' | 'empresa'>,
  logo: string | null,
  can: CanDraw,
): PreviewModel {
  const line = (text: string, max: number) => soften(shorten(drawable(text, can), max), ROOM);
  const { from, to, on } = brandOf({ primaria: empresa.cor_primaria, secundaria: empresa.cor_secundaria });
  return {
    kind: COPY.kind,
    title: line(titulo, TITLE_MAX),
    company: line(empresa.nome_empresa, COMPANY_MAX),
    brand: { from, to, on },
    logo,
  };
}

function shorten(text: string, max: number): string {
  const characters = Array.from(
    graphemes.segment(text.replaceAll('\n', ' ').trim()),
    ({ segment }) => segment,
  );
  return characters.length <= max
    ? characters.join('')
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}
