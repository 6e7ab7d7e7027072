import { stopMails } from '@acordo/contracts/http/emails/choice';
import { AppError } from '@acordo/service-kit/errors/app-error';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** The body of a mail program's one click is accepted and ignored; everywhere else JSON stays the only body. */
export function acceptOneClick(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    ({ routeOptions }, _body, done) => {
      if (routeOptions.url === stopMails.path) done(null, undefined);
      else done(new AppError('UNSUPPORTED_TYPE'), undefined);
    },
  );
}
