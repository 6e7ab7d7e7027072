import type { ResponseOf } from '@acordo/contracts/call';
import type { listUncancelled } from '@acordo/contracts/http/vitamina/subscriptions/list-uncancelled';
import { readUncancelled } from '@acordo/contracts/internal/admin-subscriptions';
import type { Caller } from '@acordo/service-kit/caller/caller';
import { Injectable } from '@nestjs/common';
import { Neighbours } from '../../neighbours/neighbours.js';

/** Closed accounts that are still charged (D37), from identity. */
@Injectable()
export class ListUncancelled {
  constructor(private readonly neighbours: Neighbours) {}

  execute(caller: Caller): Promise<ResponseOf<typeof listUncancelled>> {
    return this.neighbours.ask('identity', caller, readUncancelled, {});
  }
}
