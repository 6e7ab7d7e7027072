import { DEFAULT_COLORS } from '../../fields/is-color.js';
import type { Company } from './company.js';

/** Before anything was saved: no name, the default colours. Separate from the schemas, which first loads do not include. */
export const NO_COMPANY: Company = {
  nome_empresa: '',
  cnpj: '',
  endereco: '',
  telefone: '',
  email_empresa: '',
  logo_url: '',
  cor_primaria: DEFAULT_COLORS.primaria,
  cor_secundaria: DEFAULT_COLORS.secundaria,
};
