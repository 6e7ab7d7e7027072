import type { ErrorBody } from '@acordo/contracts/errors';
import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from './app-error.js';
import { classify } from './classify.js';

/** D5: every error is sent with the table's texts. Details go only to the log, with the request id. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    sendError(thrown, request, reply);
  }
}

export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const error = thrown instanceof AppError ? thrown : new AppError(classify(thrown), { cause: thrown });
  if (error.code === 'INTERNAL') request.log.error({ err: thrown }, 'unexpected error');
  else if (error.code === 'UNAVAILABLE')
    request.log.warn({ err: error.cause ?? error }, 'a dependency is down');
  if (reply.sent) return;
  const retryAfter = error.retryAfter ?? (error.status === 503 ? 2 : undefined);
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const body: ErrorBody = {
    error: error.error,
    message: error.text,
    code: error.code,
    requestId: String(request.id),
    ...(error.fields ? { fields: error.fields } : {}),
    ...(error.newLink ? { novo_link: error.newLink } : {}),
  };
  void reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
