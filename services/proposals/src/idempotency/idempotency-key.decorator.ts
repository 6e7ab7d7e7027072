import { AppError } from '@acordo/service-kit/errors/app-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/** Handler parameter: the `Idempotency-Key`, or null (D49). A key that cannot be one is 400. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const key = headers['idempotency-key'];
    if (key === undefined) return null;
    if (typeof key !== 'string' || !VISIBLE_ASCII.test(key)) throw new AppError('BAD_REQUEST');
    return key;
  },
);
