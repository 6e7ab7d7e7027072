import type { Company, CompanySettings } from '@acordo/contracts/http/company/company';

export const presentSettings = (userId: string, company: Company): CompanySettings => ({
  user_id: userId,
  nome_empresa: company.nome_empresa,
  cnpj: company.cnpj,
  endereco: company.endereco,
  telefone: company.telefone,
  email_empresa: company.email_empresa,
  logo_url: company.logo_url,
  cor_primaria: company.cor_primaria,
  cor_secundaria: company.cor_secundaria,
});
