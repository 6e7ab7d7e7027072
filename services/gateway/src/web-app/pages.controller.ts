import { AppError } from '@acordo/service-kit/errors/app-error';
import { Controller, Get, Inject, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LabelledRequest } from '../door/labelled-request.js';
import { parseTarget } from '../routing/request-target.js';
import { isLinkPage, pageAt } from './app-routes.js';
import { chooseEncoding, type Page } from './page.js';

export const PAGE = Symbol('the web app’s page');

/** Every address that is no file and no call: the web app's page, for people who navigate. */
@Controller()
export class PagesController {
  constructor(@Inject(PAGE) private readonly page: Page | null) {}

  @Get(['/', '/*'])
  show(@Req() request: LabelledRequest, @Res() reply: FastifyReply): FastifyReply {
    const { path } = parseTarget(request.raw.url ?? '');
    const template = pageAt(path);
    request.label = template ?? '(no page)';
    if (!this.page || !isNavigation(request) || (!template && hasExtension(path)))
      throw new AppError('NOT_FOUND');
    void reply
      .code(template ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8');
    if (template && isLinkPage(template))
      void reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
    return send(this.page, request, reply);
  }
}

function send(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.headers({ etag: page.etag, vary: 'accept-encoding' });
  if (reply.statusCode === 200 && request.headers['if-none-match'] === page.etag)
    return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(page.encodings[encoding]);
}

/** A person's browser says so; robots that draw link previews say less, but never that they want a script or an image. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  if (accept?.includes('text/html')) return true;
  const mode = headers['sec-fetch-mode'];
  return (accept === undefined || accept.includes('*/*')) && (mode === undefined || mode === 'navigate');
}

const hasExtension = (path: string) => /\.[A-Za-z0-9]+$/.test(path);
