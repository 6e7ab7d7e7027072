import { type DynamicModule, Module } from '@nestjs/common';
import { Identity } from './identity.js';

@Module({})
export class IdentityModule {
  static with(identity: Identity): DynamicModule {
    return {
      module: IdentityModule,
      global: true,
      providers: [{ provide: Identity, useValue: identity }],
      exports: [Identity],
    };
  }
}
