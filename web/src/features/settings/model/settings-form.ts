import { formatCnpj } from '@acordo/brazil/cnpj';
import { parseTypedCnpj } from '@acordo/brazil/typed/cnpj';
import { parsedOrRaw } from '@acordo/brazil/typed/parse-result';
import type { Company } from '@acordo/contracts/http/company/company';

/** The form's fields are the wire's (D2); only the CNPJ is shown masked (D27). */
export type SettingsForm = Company;
export type SettingsField = keyof SettingsForm;

export const SETTINGS_FIELDS = [
  'logo_url',
  'nome_empresa',
  'cnpj',
  'telefone',
  'email_empresa',
  'endereco',
  'cor_primaria',
  'cor_secundaria',
] as const satisfies readonly SettingsField[];

export function toForm(company: Company): SettingsForm {
  return pick({ ...company, cnpj: formatCnpj(company.cnpj) });
}

/** The calls' form: trimmed by the contract, the CNPJ without its mask. */
export function toCompany(form: SettingsForm): Company {
  return { ...pick(form), cnpj: parsedOrRaw(parseTypedCnpj, form.cnpj) };
}

/** Only the fields that `changed` names come from the form: the rest is what is stored. */
export function withChanges(
  stored: SettingsForm,
  form: SettingsForm,
  changed: ReadonlySet<SettingsField>,
): SettingsForm {
  const result = { ...stored };
  for (const field of changed) result[field] = form[field];
  return result;
}

/** The fields in which two forms differ. */
export function changedFields(base: SettingsForm, form: SettingsForm): ReadonlySet<SettingsField> {
  return new Set(SETTINGS_FIELDS.filter((field) => base[field] !== form[field]));
}

function pick(from: SettingsForm): SettingsForm {
  return Object.fromEntries(SETTINGS_FIELDS.map((field) => [field, from[field]])) as SettingsForm;
}
