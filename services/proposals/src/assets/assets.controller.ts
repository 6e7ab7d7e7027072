import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { getAsset } from '@acordo/contracts/http/assets/get-asset';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Header, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { sendAsset } from './send-asset.js';
import { GetAsset } from './use-cases/get-asset.js';

@Controller()
@Public()
export class AssetsController {
  constructor(private readonly getAsset: GetAsset) {}

  /** The image of a hash never changes, so a client with a copy need not request it again (D24). */
  @Call(getAsset)
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @Header('content-disposition', 'inline')
  @Header('x-content-type-options', 'nosniff')
  async get(
    @Input() { params }: InputOf<typeof getAsset>,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ResultOf<typeof getAsset>> {
    return sendAsset(reply, known, params.hash, await this.getAsset.execute(params.hash));
  }
}
