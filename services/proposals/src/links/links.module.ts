import type { Keys } from '@acordo/service-kit/secrets/keys';
import { type DynamicModule, Module } from '@nestjs/common';
import { LinkCipher } from './link-cipher.js';
import { LinkTokenController } from './link-token.controller.js';
import { ReadLinkToken } from './use-cases/read-link-token.js';

@Module({})
export class LinksModule {
  static with(keys: Keys): DynamicModule {
    return {
      module: LinksModule,
      global: true,
      controllers: [LinkTokenController],
      providers: [{ provide: LinkCipher, useValue: new LinkCipher(keys) }, ReadLinkToken],
      exports: [LinkCipher],
    };
  }
}
