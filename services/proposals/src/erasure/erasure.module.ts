import { type DynamicModule, Module } from '@nestjs/common';
import { Eraser } from './eraser.js';
import { ErasureDatabase } from './erasure-database.js';

@Module({})
export class ErasureModule {
  static with(url: string, clockShift: number): DynamicModule {
    return {
      module: ErasureModule,
      global: true,
      providers: [{ provide: ErasureDatabase, useValue: new ErasureDatabase(url, clockShift) }, Eraser],
      exports: [Eraser],
    };
  }
}
