import { Clock } from '@acordo/service-kit/clock/clock';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from './config.js';

/** Provides the parsed configuration (CONFIG), and the clock that it may shift. */
@Global()
@Module({})
export class ConfigModule {
  static with(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: Clock, useValue: new Clock(config.CLOCK_SHIFT) },
      ],
      exports: [CONFIG, Clock],
    };
  }
}
