import type { ResponseOf } from '@acordo/contracts/call';
import type { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { OtherServices } from '../../other-services/other-services.js';

/** Closed accounts that are still charged (D37), from identity. */
@Injectable()
export class ListUncancelled {
  constructor(private readonly services: OtherServices) {}

  execute(caller: Caller): Promise<ResponseOf<typeof listUncancelled>> {
    return this.services.call('identity', caller, readUncancelled, {});
  }
}
