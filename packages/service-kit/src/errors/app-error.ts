import { type ErrorBody, type ErrorCode, errorText } from '@acordo/contracts/errors';

interface Details {
  /** Values for the braces in the table's text. */
  values?: Record<string, string | number>;
  /** Field → message; comes with INVALID_FIELDS. */
  fields?: Record<string, string>;
  /** Seconds until a retry makes sense; becomes `Retry-After`. */
  retryAfter?: number;
  /** Whom to ask for a new link; comes with LINK_EXPIRED (P118). */
  newLink?: ErrorBody['novo_link'];
  cause?: unknown;
}

/** An expected refusal: a row of the error table (D5). Everything else that is thrown is a 500. */
export class AppError extends Error {
  readonly status: number;
  readonly error: string;
  readonly text: string;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;
  readonly newLink: ErrorBody['novo_link'];

  constructor(
    readonly code: ErrorCode,
    details: Details = {},
  ) {
    const { status, error, message } = errorText(code, details.values);
    // On 422 both texts are the first field's message (D5).
    const first = code === 'INVALID_FIELDS' ? Object.values(details.fields ?? {})[0] : undefined;
    super(first ?? message, { cause: details.cause });
    this.status = status;
    this.error = first ?? error;
    this.text = first ?? message;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.newLink = details.newLink;
  }
}
