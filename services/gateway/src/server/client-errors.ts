import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { type ErrorBody, type ErrorCode, errorText } from '@acordo/contracts/errors';
import type { Logger } from '@acordo/service-kit/logging/logger';

type ClientError = Error & { code?: string };

const CODES: Readonly<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** Returns what is no HTTP, or came too slowly, in D5's form and closes the connection (attacks 131, 138). */
export function respondToClientErrors(logger: Logger): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || responseHasBegun(socket))
      return void socket.destroy();
    const code = CODES[error.code ?? ''] ?? 'BAD_REQUEST';
    const { status, error: sentence, message } = errorText(code);
    const requestId = randomUUID();
    const body: ErrorBody = { error: sentence, message, code, requestId };
    logger.info({ requestId, route: '(unreadable)', status, reason: error.code }, 'request');
    socket.end(rawResponse(status, JSON.stringify(body)), () => socket.destroy());
  };
}

/** Node has the running response on the socket; a second head in the middle of it would be read as its body. */
function responseHasBegun(socket: Socket): boolean {
  const { _httpMessage: response } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null };
  return response?.headersSent ?? false;
}

function rawResponse(status: number, body: string): string {
  return [
    `HTTP/1.1 ${status} -`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
