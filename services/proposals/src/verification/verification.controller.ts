import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { verifySignature } from '@acordo/contracts/http/public/verify';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Header } from '@nestjs/common';
import { VerifySignature } from './use-cases/verify-signature.js';

@Controller()
@Public()
export class VerificationController {
  constructor(private readonly verifySignature: VerifySignature) {}

  @Call(verifySignature)
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Header('referrer-policy', 'no-referrer')
  verify(@Input() { params }: InputOf<typeof verifySignature>): Promise<ResultOf<typeof verifySignature>> {
    return this.verifySignature.execute(params.codigo);
  }
}
