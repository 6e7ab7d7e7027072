import type { Company } from '@acordo/contracts/http/company/company';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Injectable } from '@nestjs/common';
import { holdOpen } from '../../accounts/open-account.js';
import { KeepLogo } from '../../assets/use-cases/keep-logo.js';
import { insertCompany, updateCompany } from '../persistence/company-settings.js';

/** D40. Each save is one statement: it waits for a running signature, or makes that signature 409 (D17). */
@Injectable()
export class SaveSettings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly keepLogo: KeepLogo,
  ) {}

  /** Throws COMPANY_EXISTS, INVALID_FIELDS (the logo), STORAGE_FULL, BUSY, NOT_AUTHENTICATED (the account is closed, D37). */
  async first(caller: Caller, company: Company): Promise<Company> {
    const given = await this.withKeptLogo(caller, company);
    return this.work.run(async (tx) => {
      const [, saved] = await Promise.all([holdOpen(tx, caller.sub), insertCompany(tx, caller.sub, given)]);
      if (!saved) throw new AppError('COMPANY_EXISTS');
      return saved;
    });
  }

  /** Throws COMPANY_NOT_FOUND, INVALID_FIELDS (the logo), STORAGE_FULL, BUSY, NOT_AUTHENTICATED (the account is closed, D37). */
  async replace(caller: Caller, company: Company): Promise<Company> {
    const given = await this.withKeptLogo(caller, company);
    return this.work.run(async (tx) => {
      const [, saved] = await Promise.all([holdOpen(tx, caller.sub), updateCompany(tx, caller.sub, given)]);
      if (!saved) throw new AppError('COMPANY_NOT_FOUND');
      return saved;
    });
  }

  private async withKeptLogo(caller: Caller, company: Company): Promise<Company> {
    return { ...company, logo_url: await this.keepLogo.fromField(caller, 'logo_url', company.logo_url) };
  }
}
