import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { askNewLink } from '@acordo/contracts/http/public/ask-new-link';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller } from '@nestjs/common';
import { AskNewLink } from './use-cases/ask-new-link.js';

@Controller()
@Public()
export class NewLinkController {
  constructor(private readonly askNewLink: AskNewLink) {}

  @Call(askNewLink)
  async ask(@Input() { params }: InputOf<typeof askNewLink>): Promise<ResultOf<typeof askNewLink>> {
    await this.askNewLink.execute(params.token);
    return { success: true };
  }
}
