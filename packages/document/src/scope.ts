import { projectTypeLabel } from '@acordo/brazil/catalogue';
import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import { COPY } from './copy.js';

type Scope = Pick<ProposalDocument, 'tipo_site' | 'prazo' | 'paginas' | 'horas_trabalho'>;

/** '30 dias', '6 semanas', '45 dias úteis': what reads well after 'em'. */
const DURATION = /^\d+ (dias?|semanas?|m[eê]s|meses)( [uú]teis)?$/i;
/** '80', '80h', '80 horas'. */
const HOURS = /^(\d+)\s?(h|horas?)?$/i;

/**
 * What is built, in one sentence: 'Site Institucional em 30 dias, com 12 páginas e 80 horas de trabalho.' What was typed freely, such as
 * 'a combinar', is not forced into it: it follows with its label.
 */
export function scopeSentence({ tipo_site, prazo, paginas, horas_trabalho }: Scope): string {
  const [timeline, hours] = [prazo.trim(), horas_trabalho.trim()];
  const fits = DURATION.test(timeline);
  const number = HOURS.exec(hours)?.[1];
  const contents = [
    paginas > 0 && (paginas === 1 ? COPY.scope.page : COPY.scope.pages(paginas)),
    number && (Number(number) === 1 ? COPY.scope.hour : COPY.scope.hours(number)),
  ].filter(Boolean);
  const sentence = [
    nounOf(tipo_site),
    fits ? ` ${COPY.scope.within(timeline)}` : '',
    contents.length > 0 ? `${fits ? ',' : ''} ${COPY.scope.with(contents.join(' e '))}` : '',
    '.',
  ].join('');
  const rest = [
    !fits && timeline && `${COPY.facts.timeline}: ${timeline}`,
    !number && hours && `${COPY.tiles.hours}: ${hours}`,
  ].filter(Boolean);
  return [sentence, ...rest.map((text) => `${String(text).replace(/\.$/, '')}.`)].join(' ');
}

/** P43: the description, or its default sentence. 'Personalizado' alone is no thing that one can develop. */
export function descriptionOf({
  descricao,
  tipo_site,
  funcionalidades,
}: Pick<ProposalDocument, 'descricao' | 'tipo_site' | 'funcionalidades'>): string {
  const type = tipo_site === 'custom' ? COPY.scope.custom.toLowerCase() : projectTypeLabel(tipo_site);
  return (
    descricao.trim() ||
    COPY.defaultDescription(
      type,
      funcionalidades.some((feature) => feature.trim()),
    )
  );
}

const nounOf = (type: Scope['tipo_site']): string =>
  type === 'custom' ? COPY.scope.custom : projectTypeLabel(type);
