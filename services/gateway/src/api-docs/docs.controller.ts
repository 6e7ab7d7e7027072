import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { docsPage, type OpenApi, STYLE } from './docs-page.js';

/** Generated from the contracts, checked by a test; not in the image. */
const FILE = fileURLToPath(new URL('../../../../docs/openapi.json', import.meta.url));
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
/** Without a script, and with the one style: nothing else is in the page. */
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** `/api/docs`: the calls, for developers; in production this controller does not exist. */
@Controller('/api/docs')
export class DocsController {
  @Get()
  page(@Res() reply: FastifyReply): FastifyReply {
    const html = docsPage(JSON.parse(readDocument()) as OpenApi);
    return reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8').send(html);
  }

  @Get('openapi.json')
  document(@Res() reply: FastifyReply): FastifyReply {
    return reply.type('application/json; charset=utf-8').send(readDocument());
  }
}

/** Read at each visit: a developer may have just generated it again. */
function readDocument(): string {
  if (!existsSync(FILE)) throw new AppError('NOT_FOUND');
  return readFileSync(FILE, 'utf8');
}
