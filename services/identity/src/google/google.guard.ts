import { startGoogle } from '@acordo/contracts/http/auth/google';
import { SIGN_IN_HEADER } from '@acordo/contracts/internal/sessions';
import { AppError } from '@acordo/service-kit/errors/app-error';
import { createParamDecorator, type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { GoogleProvider } from './google-provider.js';
import { SignInSeal } from './sign-in-seal.js';
import { SESSION_KEY, type SignInRequest } from './sign-in-strategy.js';
import type { SignInStep } from './domain/sign-in-step.js';
import { UseSignIn } from './use-cases/use-sign-in.js';

type GuardedRequest = FastifyRequest & { signInStep?: SignInStep };
interface Exchange {
  request: SignInRequest & { user?: unknown };
  response: { statusCode: number; setHeader(name: string, value: string): void; end(): void };
}

/**
 * Runs passport, which was made for other servers, on separate objects: it gets nothing of the real request, and its
 * response becomes a step that the controller takes. Accepts every call; a failure is a step as well, so that a
 * navigation always ends on a page.
 */
@Injectable()
export class GoogleGuard extends AuthGuard() {
  private readonly logger = new Logger('GoogleGuard');
  private readonly exchanges = new WeakMap<ExecutionContext, Exchange>();

  constructor(
    private readonly provider: GoogleProvider,
    private readonly seal: SignInSeal,
    private readonly useSignIn: UseSignIn,
  ) {
    super({ defaultStrategy: provider.name, session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    request.signInStep = await this.step(request, context).catch((error: unknown) => this.failed(error));
    return true;
  }

  override getRequest(context: ExecutionContext): unknown {
    return this.exchanges.get(context)?.request;
  }

  getResponse(context: ExecutionContext): unknown {
    return this.exchanges.get(context)?.response;
  }

  private async step(request: FastifyRequest, context: ExecutionContext): Promise<SignInStep> {
    await this.provider.ready();
    if (request.routeOptions.url === startGoogle.path) return this.run(context, null, {});
    const sealed = request.headers[SIGN_IN_HEADER];
    const signIn = typeof sealed === 'string' ? this.seal.open(sealed) : null;
    if (!signIn) throw new Error('no sign-in was begun in this browser');
    if (!(await this.useSignIn.execute(signIn.state))) throw new Error('this sign-in has come back before');
    return this.run(context, new URL(request.url, 'http://x').search, { [SESSION_KEY]: signIn });
  }

  /** Passport calls back with its result, or redirects the browser and never calls back. */
  private run(context: ExecutionContext, response: string | null, session: Record<string, unknown>) {
    return new Promise<SignInStep>((resolve, reject) => {
      let location = '';
      const request: Exchange['request'] = { method: 'GET', response, session };
      const end = () => {
        try {
          resolve({ kind: 'leave', location, sealed: this.seal.seal(session[SESSION_KEY]) });
        } catch (error) {
          reject(error);
        }
      };
      const setHeader = (name: string, value: string) => {
        if (name.toLowerCase() === 'location') location = value;
      };
      this.exchanges.set(context, { request, response: { statusCode: 200, setHeader, end } });
      void Promise.resolve(super.canActivate(context)).then(
        () => resolve({ kind: 'back', claims: (request.user ?? {}) as Record<string, unknown> }),
        reject,
      );
    });
  }

  private failed(error: unknown): SignInStep {
    // Only the library's error name: its causes contain tokens and personal data (D35).
    const { message, code } = (error ?? {}) as { message?: string; code?: string };
    this.logger.warn(`a sign-in failed: ${code ?? ''} ${message ?? ''}`);
    return { kind: 'failed', error: error instanceof AppError ? 'callback_error' : 'google_auth_failed' };
  }
}

/** Handler parameter: the guard's step. */
export const CurrentStep = createParamDecorator((_data: unknown, context: ExecutionContext): SignInStep => {
  const { signInStep } = context.switchToHttp().getRequest<GuardedRequest>();
  if (!signInStep) throw new Error('no step: the guard did not run');
  return signInStep;
});
