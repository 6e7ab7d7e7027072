import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { generateLink } from '@acordo/contracts/http/propostas/generate-link';
import { revokeLink } from '@acordo/contracts/http/propostas/revoke-link';
import { UserOnly } from '@acordo/service-kit/caller/access';
import { type Caller, CurrentCaller } from '@acordo/service-kit/caller/caller';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { GenerateLink } from './use-cases/generate-link.js';
import { RevokeLink } from './use-cases/revoke-link.js';

@Controller()
@UserOnly()
export class SharingController {
  constructor(
    private readonly generateLink: GenerateLink,
    private readonly revokeLink: RevokeLink,
  ) {}

  @Call(generateLink)
  async generate(
    @Input() { params, body }: InputOf<typeof generateLink>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof generateLink>> {
    const { token, expiresAt } = await this.generateLink.execute(caller, params.id, {
      replace: body?.novo === true,
    });
    return { publicToken: token, link_expira_em: expiresAt };
  }

  @Call(revokeLink)
  async revoke(
    @Input() { params }: InputOf<typeof revokeLink>,
    @CurrentCaller() caller: Caller,
  ): Promise<ResultOf<typeof revokeLink>> {
    await this.revokeLink.execute(caller.sub, params.id);
  }
}
