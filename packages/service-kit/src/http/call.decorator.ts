import type { Call as Contract, InputOf } from '@acordo/contracts/call';
import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  Header,
  HttpCode,
  RequestMapping,
  RequestMethod,
  SetMetadata,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { parseInput } from './parse-input.js';

export const CALL = 'acordo:call';

/** The default status of a handler's response: the first one of its contract. */
export const goodStatus = (call: Contract): number => Number(Object.keys(call.responses)[0] ?? 200);

/** Makes a handler the server side of a contract: method, path and status come from there, and so does `@Input()`. */
export function Call(call: Contract): MethodDecorator {
  return applyDecorators(
    RequestMapping({ method: RequestMethod[call.method], path: call.path }),
    HttpCode(goodStatus(call)),
    SetMetadata(CALL, call),
    // `image/*`: the handler sets the exact type
    ...(call.sends && !call.sends.endsWith('*') ? [Header('content-type', call.sends)] : []),
  );
}

/** Handler parameter: params, query and body after the contract was applied; type it `InputOf<typeof call>`. */
export const Input = createParamDecorator((_data: unknown, context: ExecutionContext): InputOf<Contract> => {
  const call = Reflect.getMetadata(CALL, context.getHandler()) as Contract | undefined;
  if (!call) throw new Error('@Input() needs @Call()');
  const { params, query, body } = context.switchToHttp().getRequest<FastifyRequest>();
  return parseInput(call, { params, query, body });
});
