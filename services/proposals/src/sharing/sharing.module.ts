import { Module } from '@nestjs/common';
import { SharingController } from './sharing.controller.js';
import { GenerateLink } from './use-cases/generate-link.js';
import { RevokeLink } from './use-cases/revoke-link.js';

/** What owners do with a proposal's link (D15). */
@Module({ controllers: [SharingController], providers: [GenerateLink, RevokeLink] })
export class SharingModule {}
