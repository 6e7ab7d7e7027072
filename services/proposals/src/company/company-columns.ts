import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';

export const COMPANY_COLUMNS = [
  'nome_empresa',
  'cnpj',
  'endereco',
  'telefone',
  'email_empresa',
  'logo_url',
  'cor_primaria',
  'cor_secundaria',
] as const satisfies readonly (keyof Company)[];

/** The company as documents show it; a missing row, or one that was never saved, is NO_COMPANY. */
export function toCompany(row: { [Name in keyof Company]: Company[Name] | null }): Company {
  const given = COMPANY_COLUMNS.map((name) => [name, row[name] ?? NO_COMPANY[name]]);
  return Object.fromEntries(given) as Company;
}
