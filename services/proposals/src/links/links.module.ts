import { type DynamicModule, Module } from '@nestjs/common';
import { LinkCipher } from './link-cipher.js';
import { LinksController } from './links.controller.js';
import { GenerateLink } from './use-cases/generate-link.js';
import { RevokeLink } from './use-cases/revoke-link.js';

@Module({})
export class LinksModule {
  static with(key: Buffer): DynamicModule {
    return {
      module: LinksModule,
      global: true,
      controllers: [LinksController],
      providers: [{ provide: LinkCipher, useValue: new LinkCipher(key) }, GenerateLink, RevokeLink],
      exports: [LinkCipher],
    };
  }
}
