import type { InputOf, ResultOf } from '@acordo/contracts/call';
import {
  createCompanySettings,
  getCompanySettings,
  updateCompanySettings,
} from '@acordo/contracts/http/company/settings';
import { uploadLogo } from '@acordo/contracts/http/company/upload-logo';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { KeepLogo } from '../assets/use-cases/keep-logo.js';
import { presentSettings } from './company.presenter.js';
import { LOGO_FIELD, LogoFile } from './logo-form.js';
import { ReadSettings } from './use-cases/read-settings.js';
import { SaveSettings } from './use-cases/save-settings.js';

@Controller()
@UserOnly()
export class CompanyController {
  constructor(
    private readonly readSettings: ReadSettings,
    private readonly saveSettings: SaveSettings,
    private readonly keepLogo: KeepLogo,
  ) {}

  @Call(getCompanySettings)
  async get(@CurrentCaller() { sub }: Caller): Promise<ResultOf<typeof getCompanySettings>> {
    return presentSettings(sub, await this.readSettings.execute(sub));
  }

  @Call(createCompanySettings)
  async create(
    @Input() { body }: InputOf<typeof createCompanySettings>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof createCompanySettings>> {
    return presentSettings(caller.sub, await this.saveSettings.first(caller, body));
  }

  @Call(updateCompanySettings)
  async update(
    @Input() { body }: InputOf<typeof updateCompanySettings>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof updateCompanySettings>> {
    return presentSettings(caller.sub, await this.saveSettings.replace(caller, body));
  }

  @Call(uploadLogo)
  async upload(
    @LogoFile() image: Uint8Array,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof uploadLogo>> {
    return { logo_url: await this.keepLogo.fromBytes(caller, LOGO_FIELD, image) };
  }
}
