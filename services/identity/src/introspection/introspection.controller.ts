import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { introspect } from '@acordo/contracts/internal/sessions';
import { Internal } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { IntrospectSession } from './use-cases/introspect-session.js';

/** The gateway's look-up of sessions. */
@Controller()
export class IntrospectionController {
  constructor(private readonly introspectSession: IntrospectSession) {}

  @Call(introspect)
  @Internal('gateway')
  async introspect(@Input() input: InputOf<typeof introspect>): Promise<ResultOf<typeof introspect>> {
    return { session: await this.introspectSession.execute(input.body) };
  }
}
