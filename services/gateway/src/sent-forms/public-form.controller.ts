import { AppError } from '@acordo/service-kit/errors/app-error';
import { Controller, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { formIn } from '../public-forms/forms.js';
import { LINK_PAGE, linkTokenAt } from '../routing/app-routes.js';
import { pageHeaders } from '../routing/page-headers.js';
import { parseTarget } from '../routing/request-target.js';
import type { LabelledRequest } from '../server/labelled-request.js';
import { PublicForm } from './public-form.js';

/** Receives the forms of the client's page, sent as browsers send them. */
@Controller()
export class PublicFormController {
  constructor(@Inject(PublicForm) private readonly form: PublicForm | null) {}

  // The token in the path is checked by the page's own rules, which differ from the router's.
  @Post('/public/proposal/*')
  respond(@Req() request: LabelledRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const segment = linkTokenAt(parseTarget(request.raw.url ?? '').path);
    const kind = formIn(request);
    if (!this.form || segment === undefined || kind === undefined) throw new AppError('NOT_FOUND');
    request.label = LINK_PAGE;
    void reply.headers(pageHeaders(LINK_PAGE));
    return this.form.respond(kind, segment, request, reply);
  }
}
