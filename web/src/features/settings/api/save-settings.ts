import type { Company, CompanySettings } from '@acordo/contracts/http/company/company';
import type { createCompanySettings, updateCompanySettings } from '@acordo/contracts/http/company/settings';
import { ApiError } from '../../../shared/http/api-error';
import { endpoint } from '../../../shared/http/endpoint';
import { request } from '../../../shared/http/request';

const create = endpoint<typeof createCompanySettings>('POST', '/api/company-settings');
const update = endpoint<typeof updateCompanySettings>('PUT', '/api/company-settings');

/**
 * POST while there are none, PUT when there are (product.md point 7, D40). Another tab may have saved the first ones, or
 * they may be gone: then the other call is the right one. Throws ApiError.
 */
export async function saveSettings(
  userId: string,
  company: Company,
  exist: boolean,
): Promise<CompanySettings> {
  try {
    return await (exist ? put(userId, company) : post(userId, company));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (exist && error.code === 'COMPANY_NOT_FOUND') return post(userId, company);
    if (!exist && error.code === 'COMPANY_EXISTS') return put(userId, company);
    throw error;
  }
}

// product.md names the user differently in the two calls; the session decides, the name is only compared with it (D6).
function post(userId: string, company: Company): Promise<CompanySettings> {
  const body = { user_id: userId, ...company };
  return request(create, { body });
}

function put(userId: string, company: Company): Promise<CompanySettings> {
  const body = { userId, ...company };
  return request(update, { body });
}
