import type { ResultOf } from '@acordo/contracts/call';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import { Call } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ForSignedInAdmin } from '../admins/administrator-access.js';
import { presentUncancelled } from './uncancelled.presenter.js';
import { ReadUncancelled } from './use-cases/read-uncancelled.js';

/** Calls of admin in an administrator's name (D34). */
@Controller()
@ForSignedInAdmin()
export class UncancelledController {
  constructor(private readonly reading: ReadUncancelled) {}

  @Call(readUncancelled)
  async list(): Promise<ResultOf<typeof readUncancelled>> {
    return presentUncancelled(await this.reading.execute());
  }
}
