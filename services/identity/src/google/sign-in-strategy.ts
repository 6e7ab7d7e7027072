import { randomNonce, randomState } from 'openid-client';
import { type AuthenticateOptions, Strategy, type StrategyOptions } from 'openid-client/passport';
import type { Configuration } from 'openid-client';

type Request = Parameters<Strategy['currentUrl']>[0];

/** What passport gets of a call: only the callback's query. */
export interface SignInRequest {
  method: 'GET';
  /** The callback's unchanged query, with its `?`; null at the beginning of a sign-in, which takes no parameters. */
  response: string | null;
  /** Where the strategy stores what it compares later, under `SESSION_KEY`. */
  session: Record<string, unknown>;
}
export const SESSION_KEY = 'google';

/** openid-client's strategy with state and nonce always, and an address that never comes from the request (attack 115). */
export class SignInStrategy extends Strategy {
  private readonly callback: string;

  constructor(config: Configuration, name: string, callback: string) {
    const options: StrategyOptions = {
      config,
      name,
      callbackURL: callback,
      scope: 'openid email profile',
      sessionKey: SESSION_KEY,
    };
    super(options, (tokens, verified) => verified(null, tokens.claims()));
    this.callback = callback;
  }

  override authorizationRequestParams<O extends AuthenticateOptions>(
    req: Request,
    options: O,
  ): URLSearchParams {
    const params = new URLSearchParams(super.authorizationRequestParams(req, options));
    params.set('state', randomState());
    params.set('nonce', randomNonce());
    return params;
  }

  override currentUrl(req: Request): URL {
    return new URL(this.callback + (asSignIn(req).response ?? ''));
  }

  override shouldInitiateAuthRequest(req: Request): boolean {
    return asSignIn(req).response === null;
  }
}

const asSignIn = (req: Request) => req as unknown as SignInRequest;
