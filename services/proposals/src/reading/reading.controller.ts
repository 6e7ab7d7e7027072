import type { InputOf } from '@acordo/contracts/call';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import type { ReadyJson } from '@acordo/service-kit/http/ready-json';
import { Controller, Header } from '@nestjs/common';
import { presentShown } from './public-proposal.presenter.js';
import { ShowLink } from './use-cases/show-link.js';

@Controller()
@Public()
export class ReadingController {
  constructor(private readonly showLink: ShowLink) {}

  /** D16: anybody with the link may read it, but it is not cached and not indexed. */
  @Call(getPublicProposal)
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex, nofollow')
  @Header('referrer-policy', 'no-referrer')
  async show(@Input() { params }: InputOf<typeof getPublicProposal>): Promise<ReadyJson> {
    return presentShown(await this.showLink.execute(params.token));
  }
}
