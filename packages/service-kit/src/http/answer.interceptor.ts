import type { Call as Contract } from '@acordo/contracts/call';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { CALL, goodStatus } from './call.decorator.js';
import { ReadyJson } from './ready-json.js';
import { StreamedFile } from './streamed-file.js';

/** Answers are enforced like requests: a leaked or missing field is a fault of ours (500, logged), never sent. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = Reflect.getMetadata(CALL, context.getHandler()) as Contract | undefined;
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value) => {
        // A call with several good answers: its handler has set the status of the one that it gives.
        const schema = call.answers[reply.statusCode] ?? call.answers[goodStatus(call)];
        if (!schema) return value;
        if (value instanceof StreamedFile && call.sends) return value.stream;
        if (value instanceof ReadyJson) return asJson(value, reply);
        const parsed = schema.safeParse(value);
        if (parsed.success) return parsed.data;
        const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
        throw new Error(`answer of ${call.method} ${call.path} breaks its contract: ${places.join(', ')}`);
      }),
    );
  }
}

function asJson({ text }: ReadyJson, reply: FastifyReply): string {
  void reply.type('application/json; charset=utf-8');
  return text;
}
