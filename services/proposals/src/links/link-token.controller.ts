import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { readLinkToken } from '@acordo/contracts/internal/link-token';
import { Internal } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { ReadLinkToken } from './use-cases/read-link-token.js';

@Controller()
@Internal('notifications')
export class LinkTokenController {
  constructor(private readonly readLinkToken: ReadLinkToken) {}

  @Call(readLinkToken)
  async token(@Input() { params }: InputOf<typeof readLinkToken>): Promise<ResultOf<typeof readLinkToken>> {
    const { token, awaited } = await this.readLinkToken.execute(params.id);
    return { token, aguarda_resposta: awaited };
  }
}
