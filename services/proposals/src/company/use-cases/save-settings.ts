import type { Company } from '@acordo/contracts/http/company/company';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { KeepLogo } from '../../assets/use-cases/keep-logo.js';
import { insertCompany, updateCompany } from '../persistence/company-settings.js';

/** D40. Each save is one statement that a running signature makes wait, or that makes the signature 409 (D17). */
@Injectable()
export class SaveSettings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keepLogo: KeepLogo,
  ) {}

  /** Throws COMPANY_EXISTS, INVALID_FIELDS (the logo), BUSY, NOT_AUTHENTICATED (the account is closed, D37). */
  async first(userId: string, company: Company): Promise<Company> {
    const given = await this.withKeptLogo(userId, company);
    return this.work.run(async (tx) => {
      const [, saved] = await Promise.all([holdOpen(tx, userId), insertCompany(tx, userId, given)]);
      if (!saved) throw new AppError('COMPANY_EXISTS');
      return saved;
    });
  }

  /** Throws COMPANY_NOT_FOUND, INVALID_FIELDS (the logo), BUSY, NOT_AUTHENTICATED (the account is closed, D37). */
  async replace(userId: string, company: Company): Promise<Company> {
    const given = await this.withKeptLogo(userId, company);
    return this.work.run(async (tx) => {
      const [, saved] = await Promise.all([holdOpen(tx, userId), updateCompany(tx, userId, given)]);
      if (!saved) throw new AppError('COMPANY_NOT_FOUND');
      return saved;
    });
  }

  private async withKeptLogo(userId: string, company: Company): Promise<Company> {
    return { ...company, logo_url: await this.keepLogo.fromField(userId, 'logo_url', company.logo_url) };
  }
}
