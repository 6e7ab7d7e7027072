import { parseTypedCep } from '@acordo/brazil/typed/cep';
import { parseTypedCnpj } from '@acordo/brazil/typed/cnpj';
import { parseTypedCpf } from '@acordo/brazil/typed/cpf';
import { parseTypedMoney } from '@acordo/brazil/typed/money';
import { parseTypedPages } from '@acordo/brazil/typed/pages';
import { parseTypedPhone } from '@acordo/brazil/typed/phone';
import { isParsed, sentence, type ParseResult } from '@acordo/brazil/typed/parse-result';
import { email } from '@acordo/contracts/fields/email';
import { name } from '@acordo/contracts/fields/name';
import { NewContent } from '@acordo/contracts/http/propostas/content';
import { VALIDITY_DAYS } from '@acordo/contracts/http/propostas/terms';
import { MESSAGES } from '@acordo/contracts/messages';
import { COPY } from '../copy';
import type { Briefing, BriefingField } from './briefing';
import { FIELD_OF, toCreatePayload } from './mapping';
import { daysOf, OWN_TIMELINE } from './timeline';

export type BriefingErrors = Partial<Record<BriefingField, string>>;

/** Message of one field, when it is left (P59); undefined if it is valid. */
export function fieldError(field: BriefingField, briefing: Briefing): string | undefined {
  return RULES[field]?.(briefing);
}

/**
 * Every message of the form. After the form's own rules the contract's schema is applied, so that what the server would
 * refuse (lengths, characters) is shown here first (habit 4).
 */
export function validateBriefing(briefing: Briefing): BriefingErrors {
  const errors: BriefingErrors = {};
  for (const [name, message] of contractMessages(briefing)) errors[name] = message;
  for (const name of Object.keys(RULES) as BriefingField[]) {
    const message = fieldError(name, briefing);
    if (message) errors[name] = message;
  }
  return errors;
}

/** Turns the `fields` of a 422 (D5) into the form's. Fields that the form doesn't have are left out. */
export function toBriefingErrors(fields: Readonly<Record<string, string>>): BriefingErrors {
  const errors: BriefingErrors = {};
  for (const [path, message] of Object.entries(fields)) {
    const name = fieldOf(path);
    if (name && !errors[name]) errors[name] = message;
  }
  return errors;
}

const RULES: Partial<Record<BriefingField, (briefing: Briefing) => string | undefined>> = {
  clientName: ({ clientName }) => messageOf(name(MESSAGES.clientNameRequired), clientName),
  clientEmail: ({ clientEmail }) => messageOf(email, clientEmail),
  clientPhone: ({ clientPhone }) => problem(parseTypedPhone(clientPhone), MESSAGES.phoneInvalid),
  clientCNPJ: ({ clientCNPJ }) => problem(parseTypedCnpj(clientCNPJ), MESSAGES.cnpjInvalid),
  clientCPF: ({ clientCPF }) => problem(parseTypedCpf(clientCPF), MESSAGES.cpfInvalid),
  clientCEP: ({ clientCEP }) => problem(parseTypedCep(clientCEP), MESSAGES.cepInvalid),
  pages: ({ pagesText }) => problem(parseTypedPages(pagesText), COPY.project.pagesUnclear),
  timelineDays: ({ timeline, timelineDays }) =>
    timeline === OWN_TIMELINE && daysOf(timelineDays) === null ? COPY.project.daysInvalid : undefined,
  validityDays: ({ validityDays }) => validityProblem(validityDays.trim()),
  budget: ({ budget }) => amountProblem(budget),
  serverWebPrice: ({ serverWebPrice }) => amountProblem(serverWebPrice),
  serverEmailPrice: ({ serverEmailPrice }) => amountProblem(serverEmailPrice),
  supportPrice: ({ supportPrice }) => amountProblem(supportPrice),
  adminPanelPrice: ({ adminPanelPrice }) => amountProblem(adminPanelPrice),
  projectType: ({ projectType }) => (projectType ? undefined : MESSAGES.typeRequired),
};

const problem = (read: ParseResult<unknown>, general: string): string | undefined =>
  isParsed(read) ? undefined : sentence(general, read.reason);

function validityProblem(text: string): string | undefined {
  const { min, max } = VALIDITY_DAYS;
  const isValid = text === '' || (/^\d+$/.test(text) && Number(text) >= min && Number(text) <= max);
  return isValid ? undefined : MESSAGES.validityInvalid;
}

function amountProblem(text: string): string | undefined {
  const read = parseTypedMoney(text);
  if (isParsed(read)) return undefined;
  return read.reason === '' ? MESSAGES.moneyInvalid : sentence(COPY.project.amountUnclear, read.reason);
}

const messageOf = (schema: typeof email, text: string): string | undefined =>
  schema.safeParse(text).error?.issues[0]?.message;

function contractMessages(briefing: Briefing): [BriefingField, string][] {
  // Template and user cannot be invalid here: neither is typed.
  const result = NewContent.safeParse(toCreatePayload(briefing, 'modern', ''));
  if (result.success) return [];
  return result.error.issues
    .map((issue) => [fieldOf(String(issue.path[0])), issue.message] as const)
    .filter((pair): pair is [BriefingField, string] => pair[0] !== undefined)
    .reverse();
}

/** 'cores_personalizadas.primaria' and 'funcionalidades.3' belong to their first part. */
function fieldOf(path: string): BriefingField | undefined {
  const name = path.split('.')[0] ?? '';
  const field = name in FIELD_OF ? FIELD_OF[name as keyof typeof FIELD_OF] : undefined;
  return field === 'template' ? undefined : field;
}
