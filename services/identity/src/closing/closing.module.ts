import { type DynamicModule, Module } from '@nestjs/common';
import { SessionNewsModule } from '../session-news/session-news.module.js';
import { ClosingTerms } from './closing-terms.js';
import { ClosingController } from './closing.controller.js';
import { CloseAccount } from './use-cases/close-account.js';
import { ConfirmOwner } from './use-cases/confirm-owner.js';
import { EraseAccount } from './use-cases/erase-account.js';
import { EraseWaiting } from './use-cases/erase-waiting.js';
import { ReadProfile } from './use-cases/read-profile.js';

/** Closing and erasing an account, and its owner's profile for the archive (D37). */
@Module({})
export class ClosingModule {
  static with(eraseAfterDays: number, signedRecordYears: number): DynamicModule {
    return {
      module: ClosingModule,
      global: true, // its scheduled work
      imports: [SessionNewsModule],
      controllers: [ClosingController],
      providers: [
        { provide: ClosingTerms, useValue: new ClosingTerms(eraseAfterDays, signedRecordYears) },
        CloseAccount,
        ConfirmOwner,
        EraseAccount,
        EraseWaiting,
        ReadProfile,
      ],
      exports: [EraseWaiting],
    };
  }
}
