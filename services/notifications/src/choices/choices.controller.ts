import type { InputOf, ResultOf } from '@acordo/contracts/call';
import { chooseMails, openMailChoice, readMailChoice, stopMails } from '@acordo/contracts/http/emails/choice';
import { Public } from '@acordo/service-kit/caller/access';
import { Call, Input } from '@acordo/service-kit/http/call.decorator';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { ChooseMails } from './use-cases/choose-mails.js';

/** For recipients of our emails who are not users: no GET changes anything, since mail programs and scanners open links. */
@Controller()
@Public()
export class ChoicesController {
  constructor(private readonly choices: ChooseMails) {}

  @Call(readMailChoice)
  read(@Input() { params }: InputOf<typeof readMailChoice>): Promise<ResultOf<typeof readMailChoice>> {
    return this.choices.read(params.token);
  }

  @Call(chooseMails)
  choose(@Input() { params, body }: InputOf<typeof chooseMails>): Promise<ResultOf<typeof chooseMails>> {
    return this.choices.write(params.token, body.parado);
  }

  @Call(stopMails)
  async stop(@Input() { params }: InputOf<typeof stopMails>): Promise<ResultOf<typeof stopMails>> {
    await this.choices.write(params.token, true);
  }

  @Call(openMailChoice)
  open(
    @Input() { params }: InputOf<typeof openMailChoice>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): ResultOf<typeof openMailChoice> {
    void reply.headers({ location: `/emails/${params.token}`, 'referrer-policy': 'no-referrer' });
  }
}
