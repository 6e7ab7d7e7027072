import { Database } from '@acordo/service-kit/database/database';
import { UnitOfWork } from '@acordo/service-kit/database/unit-of-work';
import { Outbox } from '@acordo/service-kit/outbox/outbox';
import { type DynamicModule, Module } from '@nestjs/common';
import { AssetsModule } from '../assets/assets.module.js';
import { CompanyModule } from '../company/company.module.js';
import { Identity } from '../identity/identity.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { ArchiveFiles } from './archive/archive-files.js';
import { ArchiveRunner } from './archive-runner.js';
import { ExportsController } from './exports.controller.js';
import { AskForArchive } from './use-cases/ask-for-archive.js';
import { KeepArchives } from './use-cases/keep-archives.js';
import { MakeArchive } from './use-cases/make-archive.js';

/** Archives of people's own data (D37). */
@Module({})
export class ExportsModule {
  static with(appName: string): DynamicModule {
    return {
      module: ExportsModule,
      global: true, // its scheduled work
      imports: [AssetsModule, CompanyModule, ProposalsModule],
      controllers: [ExportsController],
      providers: [
        ArchiveFiles,
        ArchiveRunner,
        AskForArchive,
        KeepArchives,
        {
          provide: MakeArchive,
          useFactory: (
            database: Database,
            work: UnitOfWork,
            outbox: Outbox,
            identity: Identity,
            files: ArchiveFiles,
          ) => new MakeArchive(appName, database, work, outbox, identity, files),
          inject: [Database, UnitOfWork, Outbox, Identity, ArchiveFiles],
        },
      ],
      exports: [KeepArchives],
    };
  }
}
