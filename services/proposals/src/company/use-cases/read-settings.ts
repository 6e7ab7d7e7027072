import type { Company } from '@acordo/contracts/http/company/company';
import { Database } from '@acordo/service-kit/database/database';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { readCompany } from '../persistence/company-settings.js';

@Injectable()
export class ReadSettings {
  constructor(private readonly database: Database) {}

  /** Throws COMPANY_NOT_FOUND before any were saved (D40). */
  async execute(userId: string): Promise<Company> {
    const company = await this.find(userId);
    if (!company) throw new AppError('COMPANY_NOT_FOUND');
    return company;
  }

  /** Null before any were saved: documents then show NO_COMPANY. */
  find(userId: string): Promise<Company | null> {
    return readCompany(this.database, userId);
  }
}
