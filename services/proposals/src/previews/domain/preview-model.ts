import { type Brand, brandOf } from '@acordo/document/brand';
import { COPY } from '@acordo/document/copy';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { type CanDraw, drawable } from '../../documents/domain/drawable.js';
import { type SoftText, soften } from '../../documents/domain/soft-text.js';

/** All that the template renders: never a price, an email or a document's number, since strangers see it in a chat. */
export interface PreviewModel {
  /** Whose cover it shows (P124). */
  template: ProposalDocument['template'];
  kind: string;
  title: SoftText;
  company: SoftText;
  brand: Pick<Brand, 'from' | 'to' | 'on' | 'ink'>;
  /** The logo's file among the job's; null without one. */
  logo: string | null;
}

/** Characters that fit the image at a size readable in a chat. */
const TITLE_MAX = 120;
const COMPANY_MAX = 80;
/** Characters as wide as an em in a line at the smallest size. */
const ROOM = 24;
const graphemes = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });

type Shown = Pick<ProposalDocument, 'titulo' | 'empresa' | 'template' | 'cores_personalizadas'>;

/** The title is the public one already (D41). Colours are the proposal's, as far as text on them can be read (D26). */
export function previewModel(
  { titulo, empresa, template, cores_personalizadas }: Shown,
  logo: string | null,
  can: CanDraw,
): PreviewModel {
  const line = (text: string, max: number) => soften(shorten(drawable(text, can), max), ROOM);
  const { from, to, on, ink } = brandOf(cores_personalizadas);
  return {
    template,
    kind: COPY.kind,
    title: line(titulo, TITLE_MAX),
    company: line(empresa.nome_empresa, COMPANY_MAX),
    brand: { from, to, on, ink },
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
