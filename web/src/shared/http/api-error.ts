import type { ErrorBody, ErrorCode } from '@acordo/contracts/errors';

/**
 * NETWORK: no response arrived. UNREADABLE: a response that is not ours (a proxy's page, for instance). COOKIES_BLOCKED: the
 * browser did not store the session's cookie.
 */
export type ApiErrorCode = ErrorCode | 'NETWORK' | 'UNREADABLE' | 'COOKIES_BLOCKED';

interface Facts {
  status: number;
  code: ApiErrorCode;
  error: string;
  message: string;
  fields?: Readonly<Record<string, string>>;
  requestId?: string;
  retryAfter?: number | undefined;
  novo_link?: ErrorBody['novo_link'];
  body?: string;
}

/** A call that failed. `error` and `message` are texts for people (D5); `fields` has the invalid fields. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no response arrived. */
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly error: string;
  readonly fields: Readonly<Record<string, string>>;
  /** For the support; undefined when no response of ours arrived. */
  readonly requestId: string | undefined;
  /** Seconds to wait before a retry, if the server sent them (429, 503). */
  readonly retryAfter: number | undefined;
  /** Of an expired link: whom to ask for a new one (P118). */
  readonly newLink: ErrorBody['novo_link'];
  private readonly body: string;

  constructor(facts: Facts, options?: ErrorOptions) {
    super(facts.message, options);
    this.status = facts.status;
    this.code = facts.code;
    this.error = facts.error;
    this.fields = facts.fields ?? {};
    this.requestId = facts.requestId;
    this.retryAfter = facts.retryAfter;
    this.newLink = facts.novo_link;
    this.body = facts.body ?? '';
  }

  /** P9: what the request helper fails with, for logs. */
  get httpText(): string {
    return `HTTP ${this.status}: ${this.body}`;
  }

  override toString(): string {
    return this.httpText;
  }
}

/** P97. */
export function networkError(cause: unknown): ApiError {
  const facts = { error: 'Erro de conexão', message: 'Não foi possível conectar ao servidor' };
  return new ApiError({ status: 0, code: 'NETWORK', ...facts }, { cause });
}

/** Reads D5's body; anything else becomes UNREADABLE with the same shape. */
export function errorFrom(status: number, body: string, headers?: Headers): ApiError {
  const known = parseErrorBody(body);
  const retryAfter = secondsOf(headers?.get('retry-after'));
  if (known) return new ApiError({ status, body, ...known, retryAfter });
  const text = 'Não foi possível concluir o pedido. Tente novamente em alguns instantes.';
  return new ApiError({ status, code: 'UNREADABLE', error: text, message: text, retryAfter, body });
}

function secondsOf(text: string | null | undefined): number | undefined {
  return /^\d{1,6}$/.test(text ?? '') ? Number(text) : undefined;
}

function parseErrorBody(body: string): ErrorBody | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return isErrorBody(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error' in value &&
    typeof value.error === 'string' &&
    'message' in value &&
    typeof value.message === 'string' &&
    'code' in value &&
    typeof value.code === 'string'
  );
}
