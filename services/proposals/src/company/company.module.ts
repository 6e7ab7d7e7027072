import { Module } from '@nestjs/common';
import { CompanyController } from './company.controller.js';
import { ReadSettings } from './use-cases/read-settings.js';
import { SaveSettings } from './use-cases/save-settings.js';

@Module({ controllers: [CompanyController], providers: [ReadSettings, SaveSettings] })
export class CompanyModule {}
