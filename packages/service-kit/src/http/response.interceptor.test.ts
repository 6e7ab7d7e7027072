import type { ErrorCode } from '@acordo/contracts/errors';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { describe, expect, it } from '@jest/globals';
import { type CallHandler, type ExecutionContext, Logger } from '@nestjs/common';
import { lastValueFrom, throwError } from 'rxjs';
import { AppError } from '../errors/app-error.js';
import { classify } from '../errors/classify.js';
import { ResponseInterceptor } from './response.interceptor.js';
import { Call } from './call.decorator.js';

class Route {
  handler(): void {}
}
const { handler } = Route.prototype;
Call(getProposal)(Route.prototype, 'handler', { value: handler });
const context = {
  getHandler: () => handler,
  switchToHttp: () => ({ getResponse: () => ({ statusCode: 200 }) }),
} as unknown as ExecutionContext;

/** The response of a handler that refuses with this code. */
async function refused(code: ErrorCode, strict: boolean): Promise<unknown> {
  const next: CallHandler = { handle: () => throwError(() => new AppError(code)) };
  return lastValueFrom(new ResponseInterceptor(strict).intercept(context, next)).catch(
    (error: unknown) => error,
  );
}

describe('a refusal', () => {
  it.each(['PROPOSAL_NOT_FOUND', 'INVALID_FIELDS', 'TOO_MANY', 'NOT_FOUND'] as const)(
    '%s is sent if the contract names it, or every call may return it',
    async (code) => expect(await refused(code, true)).toMatchObject({ code }),
  );

  it('that the contract does not name is a fault, and in production a log line', async () => {
    const fault = await refused('LOCKED', true);
    expect(fault).not.toBeInstanceOf(AppError);
    expect([String(fault), classify(fault)]).toEqual([
      expect.stringContaining('GET /api/propostas/:id does not name LOCKED'),
      'INTERNAL',
    ]);
    Logger.overrideLogger(false);
    expect(await refused('LOCKED', false)).toMatchObject({ code: 'LOCKED' });
  });
});
