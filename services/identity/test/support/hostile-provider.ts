import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './google-client.js';

type Json = Record<string, unknown>;

/** An ID token to be made: its claims and how it is signed. */
export interface Token {
  header: Json;
  claims: Json;
  sign(input: string): string;
}

export interface HostileProvider {
  readonly issuer: string;
  /** Its public key, as text, which a wrong verifier might use as a secret. */
  readonly publicPem: string;
  /** Changes the good ID token before it is sent. */
  bend(token: Token): void;
  /** Its response instead of tokens; null: tokens. */
  refuse: { status: number; body: unknown } | null;
  /** Codes that were exchanged for tokens. */
  readonly spent: string[];
  /** Our callback's address as a good provider would call it. */
  back(location: string, change?: Record<string, string | null>): URL;
  close(): Promise<void>;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
export const rs256 = (key: KeyObject) => (input: string) =>
  sign('sha256', Buffer.from(input), key).toString('base64url');
export const hs256 = (secret: string) => (input: string) =>
  createHmac('sha256', secret).update(input).digest('base64url');
/** A key that nobody published. */
export const strangersKey = () => pair().privateKey;

/** A provider of our own that breaks the protocol as a test sets it. It has one person, `hostile`. `port` 0: any. */
export async function startHostileProvider(port = 0): Promise<HostileProvider> {
  const { publicKey, privateKey } = pair();
  const nonces = new Map<string, string>();
  let serial = 0;
  const responses: Record<
    string,
    (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
  > = {
    '/.well-known/openid-configuration': (_request, response) =>
      json(response, 200, {
        issuer: op.issuer,
        authorization_endpoint: `${op.issuer}/auth`,
        token_endpoint: `${op.issuer}/token`,
        jwks_uri: `${op.issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
      }),
    '/jwks': (_request, response) =>
      json(response, 200, {
        keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
      }),
    '/token': async (request, response) => {
      const given = new URLSearchParams(await textOf(request));
      const code = given.get('code') ?? '';
      op.spent.push(code);
      if (op.refuse) return json(response, op.refuse.status, op.refuse.body);
      const now = Math.floor(Date.now() / 1000);
      const token: Token = {
        header: { alg: 'RS256', kid: 'k1', typ: 'JWT' },
        claims: {
          iss: op.issuer,
          sub: 'hostile',
          aud: CLIENT.id,
          iat: now,
          exp: now + 300,
          nonce: nonces.get(code),
          email: 'hostil@exemplo.com.br',
          email_verified: true,
          name: 'Hostil',
        },
        sign: rs256(privateKey),
      };
      op.bend(token);
      const input = `${encode(token.header)}.${encode(token.claims)}`;
      json(response, 200, {
        access_token: 'a',
        token_type: 'Bearer',
        expires_in: 300,
        id_token: `${input}.${token.sign(input)}`,
      });
    },
  };
  const server = createServer((request, response) => {
    const found = responses[request.url ?? ''];
    void (found ? found(request, response) : response.writeHead(404).end());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const op: HostileProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicPem: publicKey.export({ format: 'pem', type: 'spki' }).toString(),
    bend: () => undefined,
    refuse: null,
    spent: [],
    back: (location, change = {}) => {
      const asked = new URL(location).searchParams;
      const code = `code-${(serial += 1)}`;
      nonces.set(code, asked.get('nonce') ?? '');
      const callback = new URL(asked.get('redirect_uri') ?? '');
      const response = { code, state: asked.get('state'), iss: op.issuer, ...change };
      for (const [name, value] of Object.entries(response))
        if (value !== null) callback.searchParams.set(name, value);
      return callback;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return op;
}

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
