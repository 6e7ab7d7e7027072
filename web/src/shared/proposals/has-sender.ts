import type { Company } from '@acordo/contracts/http/company/company';

/** A name and one contact. */
export const hasSender = (company: Company): boolean =>
  company.nome_empresa !== '' && (company.email_empresa !== '' || company.telefone !== '');
