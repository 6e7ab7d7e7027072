import type { Call, ResultOf } from '@acordo/contracts/call';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';

export interface SeenCall {
  method: string;
  url: string;
  body: unknown;
  headers: Headers;
}

type Reply = () => Response | Promise<Response>;

/**
 * A server with fixed responses and no rules. Responses are checked with the contract's schemas, errors come from the
 * error table, so that a test cannot use responses that do not exist. Unexpected calls return 404.
 */
export class FakeApi {
  readonly seen: SeenCall[] = [];
  private readonly replies = new Map<string, Reply>();

  /** Replaces the browser's fetch. Test files run separately, so nothing has to be restored. */
  install(): this {
    globalThis.fetch = async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      const method = init?.method ?? 'GET';
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      this.seen.push({ method, url, body, headers: new Headers(init?.headers) });
      const reply = this.replies.get(`${method} ${url.split('?')[0]}`);
      return reply ? reply() : errorResponse('NOT_FOUND');
    };
    return this;
  }

  respond<C extends Call>(call: C, status: keyof C['responses'] & number, body: ResultOf<C>): this {
    const checked: unknown = call.responses[status]?.parse(body);
    return this.reply(
      call,
      () => new Response(checked === undefined ? null : JSON.stringify(checked), { status }),
    );
  }

  refuse(call: Call, code: ErrorCode, fields?: Record<string, string>): this {
    return this.reply(call, () => errorResponse(code, fields));
  }

  /** No response at all, as without a network. */
  break(call: Call): this {
    return this.reply(call, () => Promise.reject(new TypeError('Failed to fetch')));
  }

  reply(call: Call, reply: Reply): this {
    this.replies.set(`${call.method} ${call.path}`, reply);
    return this;
  }

  callsTo(call: Call): SeenCall[] {
    return this.seen.filter(({ method, url }) => method === call.method && url.split('?')[0] === call.path);
  }
}

export function errorResponse(code: ErrorCode, fields?: Record<string, string>): Response {
  const { status, error, message } = errorText(code);
  return new Response(
    JSON.stringify({ error, message, code, requestId: 'test', ...(fields && { fields }) }),
    { status },
  );
}
