import type { Company } from '@acordo/contracts/http/company/company';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { insertCompany, updateCompany } from '../persistence/company-settings.js';

/** D40. Each save is one statement that a running signature makes wait, or that makes the signature 409 (D17). */
@Injectable()
export class SaveSettings {
  constructor(private readonly database: Database) {}

  /** Throws COMPANY_EXISTS. */
  async first(userId: string, company: Company): Promise<Company> {
    const saved = await insertCompany(this.database, userId, company);
    if (!saved) throw new AppError('COMPANY_EXISTS');
    return saved;
  }

  /** Throws COMPANY_NOT_FOUND. */
  async replace(userId: string, company: Company): Promise<Company> {
    const saved = await updateCompany(this.database, userId, company);
    if (!saved) throw new AppError('COMPANY_NOT_FOUND');
    return saved;
  }
}
