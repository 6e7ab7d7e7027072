import type { Company, CompanySettings } from '@acordo/contracts/http/company/company';
import type { createCompanySettings, updateCompanySettings } from '@acordo/contracts/http/company/settings';
import { ApiError } from '../http/api-error';
import { endpoint } from '../http/endpoint';
import { request } from '../http/request';
import { loadSettings } from './load-settings';

const create = endpoint<typeof createCompanySettings>('POST', '/api/company-settings');
const update = endpoint<typeof updateCompanySettings>('PUT', '/api/company-settings');

/** Another tab saved the first ones in between, or they were deleted. */
const OVERTAKEN: ReadonlySet<string> = new Set(['COMPANY_EXISTS', 'COMPANY_NOT_FOUND']);

/**
 * Saves on top of what is stored now, including another tab's changes: `change` gets that (null before any were saved) and returns
 * what to store. POST while there are none, PUT when there are (P6, D40). Throws ApiError.
 */
export async function saveSettings(
  userId: string,
  change: (stored: CompanySettings | null) => Company,
): Promise<CompanySettings> {
  const save = async () => {
    const stored = await loadSettings(userId);
    return (stored ? put : post)(userId, change(stored));
  };
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError && OVERTAKEN.has(error.code))) throw error;
    return save();
  }
}

// The two calls have different names for the user (P6); the session decides, the id is only compared with it (D6).
function post(userId: string, company: Company): Promise<CompanySettings> {
  const body = { user_id: userId, ...company };
  return request(create, { body });
}

function put(userId: string, company: Company): Promise<CompanySettings> {
  const body = { userId, ...company };
  return request(update, { body });
}
