import { Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { CompanyController } from './company.controller.js';
import { ReadSettings } from './use-cases/read-settings.js';
import { SaveSettings } from './use-cases/save-settings.js';

@Module({
  imports: [AssetsModule],
  controllers: [CompanyController],
  providers: [ReadSettings, SaveSettings],
  exports: [ReadSettings],
})
export class CompanyModule {}
