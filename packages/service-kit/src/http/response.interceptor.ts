import type { Call as Contract } from '@acordo/contracts/call';
import { mayRefuseWith } from '@acordo/contracts/call-errors';
import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { catchError, map, type Observable } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import { CALL, goodStatus } from './call.decorator.js';
import { ReadyJson } from './ready-json.js';
import { StreamedFile } from './streamed-file.js';

/** Responses are checked like requests: a leaked or missing field is a fault of ours (500, logged), never sent. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  private readonly logger = new Logger('ResponseInterceptor');

  /** `strict`: so is a refusal that the contract does not name. Otherwise it is sent, since people can act on it, and logged. */
  constructor(private readonly strict: boolean) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const call = Reflect.getMetadata(CALL, context.getHandler()) as Contract | undefined;
    if (!call) return next.handle();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return next.handle().pipe(
      map((value) => {
        // A call with several good responses: its handler has set the status.
        const schema = call.responses[reply.statusCode] ?? call.responses[goodStatus(call)];
        if (!schema) return value;
        if (value instanceof StreamedFile && call.sends) return value.stream;
        if (value instanceof ReadyJson) return asJson(value, reply);
        const parsed = schema.safeParse(value);
        if (parsed.success) return parsed.data;
        const places = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.code}`);
        throw new Error(
          `the response of ${call.method} ${call.path} breaks its contract: ${places.join(', ')}`,
        );
      }),
      catchError((error: unknown) => {
        throw this.promised(call, error);
      }),
    );
  }

  private promised(call: Contract, error: unknown): unknown {
    if (!(error instanceof AppError) || mayRefuseWith(call, error.code)) return error;
    const broken = `the contract of ${call.method} ${call.path} does not name ${error.code}`;
    if (this.strict) return new Error(broken, { cause: error });
    this.logger.error(broken);
    return error;
  }
}

function asJson({ text }: ReadyJson, reply: FastifyReply): string {
  void reply.type('application/json; charset=utf-8');
  return text;
}
