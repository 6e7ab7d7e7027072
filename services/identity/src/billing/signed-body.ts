import { billingWebhook } from '@acordo/contracts/http/billing/webhook';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A signature is over bytes: the only signed call gets the raw bytes; everywhere else JSON stays the only body. */
export function acceptSignedBody(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  fastify.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    ({ routeOptions }, body, done) => {
      if (routeOptions.url === billingWebhook.path) done(null, body);
      else done(new AppError('UNSUPPORTED_TYPE'), undefined);
    },
  );
}

/** Handler parameter: the bytes; empty without such a body. */
export const SignedBody = createParamDecorator((_data: unknown, context: ExecutionContext): Buffer => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
});
