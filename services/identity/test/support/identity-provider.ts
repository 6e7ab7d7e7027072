import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './google-client.js';

const SCOPE = 'openid email profile';

/** The provider's data of a person; the email is confirmed by default. */
export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface IdentityProvider {
  readonly issuer: string;
  /** Who logs in there next; null: they decline. */
  who: Person | null;
  /** Follows the provider from its authorization address to where it sends the browser back: our callback's address. */
  pass(location: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID Connect provider with our client, without password and consent. `port` 0: any. */
export async function startIdentityProvider(redirectUri: string, port = 0): Promise<IdentityProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  const quiet = muteConsole(); // it warns about what is intended in tests: its runtime, and storing everything in memory
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // as Google does: email and name are in the ID token
    cookies: { keys: ['for tests'] },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: () => ({ ...people.get(sub), sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      const accountId = oidc.session?.accountId;
      const clientId = oidc.client?.clientId;
      if (!accountId || !clientId) return undefined;
      const grant = new oidc.provider.Grant({ clientId, accountId });
      grant.addOIDCScope(SCOPE);
      await grant.save();
      return grant;
    },
  });
  quiet();
  provider.on('server_error', (_context, error) => process.stderr.write(`provider: ${error.message}\n`));
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void handle(request, response);
    const { who } = idp;
    if (who) people.set(who.sub, who);
    const result = who
      ? { login: { accountId: who.sub } }
      : { error: 'access_denied', error_description: 'The person said no' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  const idp: IdentityProvider = {
    issuer,
    who: null,
    pass: (location) => follow(location, issuer),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return idp;
}

/** Returns a function that restores its output. */
function muteConsole(): () => void {
  const { warn, info } = console;
  Object.assign(console, { warn: () => undefined, info: () => undefined });
  return () => void Object.assign(console, { warn, info });
}

/** A browser that stores the provider's cookies and stops at a redirect away from the provider. */
async function follow(location: string, issuer: string): Promise<URL> {
  const jar = new Map<string, string>();
  let address = new URL(location);
  for (let hops = 0; hops < 10 && address.origin === issuer; hops += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const { status, headers } = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const next = headers.get('location');
    if (!next) throw new Error(`the provider stopped with ${status} at ${address.pathname}`);
    address = new URL(next, address);
  }
  return address;
}
