import { parameters, sql } from '@acordo/service-kit/database/sql';
import { one, type Queryable, statement } from '@acordo/service-kit/database/statement';
import type { CompanySettingsEntity } from '../../database/entities/company-settings.js';

const p = parameters<{ proposalId: string }>();
const nameStatement = statement(
  'shared-company-name',
  sql`SELECT c.nome_empresa FROM proposals p JOIN company_settings c ON c.user_id = p.user_id WHERE p.id = ${p.proposalId}`,
).returning<Pick<CompanySettingsEntity, 'nome_empresa'>>();

/** The name of the company that sent the proposal; '' without one. */
export async function companyName(db: Queryable, proposalId: string): Promise<string> {
  return (await one(db, nameStatement, { proposalId }))?.nome_empresa ?? '';
}
