import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import { LinkCipher } from './link-cipher.js';
import { LinkTokenController } from './link-token.controller.js';
import { LinksController } from './links.controller.js';
import { GenerateLink } from './use-cases/generate-link.js';
import { ReadLinkToken } from './use-cases/read-link-token.js';
import { RevokeLink } from './use-cases/revoke-link.js';

@Module({})
export class LinksModule {
  static with(keys: Keys): DynamicModule {
    return {
      module: LinksModule,
      global: true,
      controllers: [LinksController, LinkTokenController],
      providers: [
        { provide: LinkCipher, useValue: new LinkCipher(keys) },
        GenerateLink,
        RevokeLink,
        ReadLinkToken,
      ],
      exports: [LinkCipher],
    };
  }
}
