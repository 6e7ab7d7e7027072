import { USER_COOKIE } from '@acordo/contracts/internal/sessions';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PublicPage } from '../public-page/public-page.js';
import { linkTokenAt, pageAt } from '../routing/app-routes.js';
import { pageHeaders } from '../routing/page-headers.js';
import { parseTarget } from '../routing/request-target.js';
import { PublicForm } from '../sent-forms/public-form.js';
import type { LabelledRequest } from '../server/labelled-request.js';
import { ONLY_FOR_PAGES } from '../server/security-headers.js';
import { cacheControlOf, isNoPage } from './files.js';
import { sendResource } from './resource.js';
import type { WebApp } from './web-app.js';

export const WEB_APP = Symbol('the built web app');

/** Whether the cookie is valid is not asked here: the page is the same for every owner, and makes its calls itself. */
const SESSION = new RegExp(`(^|[; ])(__Host-)?${USER_COOKIE}=.`);

/** Every address that is no call: a built file, else the web app's page for people who navigate. */
@Controller()
export class WebController {
  constructor(
    @Inject(WEB_APP) private readonly app: WebApp | null,
    @Inject(PublicPage) private readonly publicPage: PublicPage | null,
    @Inject(PublicForm) private readonly publicForm: PublicForm | null,
  ) {}

  @Get(['/', '/*'])
  show(@Req() request: LabelledRequest, @Res() reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const { path } = parseTarget(request.raw.url ?? '');
    const file = this.app?.files.get(path);
    const template = pageAt(path);
    request.label = file ? '(file)' : (template ?? '(no page)');
    if (file) {
      void reply.header('cache-control', cacheControlOf(path));
      if (isNoPage(file.type)) for (const name of ONLY_FOR_PAGES) reply.removeHeader(name);
      return sendResource(file, request, reply);
    }
    if (!this.app || (!template && !wantsPage(path, request))) throw new AppError('NOT_FOUND');
    void reply.headers(pageHeaders(template));
    const linkToken = linkTokenAt(path);
    if (linkToken !== undefined && this.publicPage)
      return (
        this.publicForm?.again(linkToken, request, reply) ?? this.publicPage.show(linkToken, request, reply)
      );
    const drawn = template === undefined ? undefined : this.app.sitePages.get(template);
    const isFor = drawn && (!drawn.ownersOnly || SESSION.test(request.headers.cookie ?? ''));
    const chosenBy = drawn?.ownersOnly ? 'cookie' : undefined;
    return sendResource(isFor ? drawn : this.app.page, request, reply.code(template ? 200 : 404), chosenBy);
  }
}

/**
 * Only for an address without a page: a page's address always returns the page. Apps that make link previews send
 * any type, no type, or requests like a script (attack 184).
 */
function wantsPage(path: string, { headers: { accept } }: FastifyRequest): boolean {
  const hasExtension = /\.[A-Za-z0-9]+$/.test(path);
  return !hasExtension && (accept === undefined || /text\/html|\*\/\*/.test(accept));
}
