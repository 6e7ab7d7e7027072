import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** JSON lines (D35). Bodies, cookies and headers are never logged; the redaction is a second protection. */
export function createLogger(
  options: { name: string; level: string },
  destination?: DestinationStream,
): Logger {
  const settings = {
    name: options.name,
    level: options.level,
    base: { service: options.name },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers', 'headers', 'password', '*.password', 'token', '*.token', 'cookie', '*.cookie'],
      remove: true,
    },
    serializers: { err: errorLine },
  };
  return destination ? pino(settings, destination) : pino(settings);
}

/** SQLSTATE class 22: an error about a value, which Postgres quotes. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
const withoutQuotes = (text: string): string => text.replace(/"[^"]*"/g, '"…"');

/** What a log may contain of an error: no parameters of a statement, since they are personal data. */
function errorLine(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  const clean = DATA_EXCEPTION.test(String(code)) ? withoutQuotes : (text: string) => text;
  return {
    type: error.name,
    message: clean(error.message).slice(0, 500),
    stack: clean(error.stack ?? '').slice(0, 4_000),
    ...(typeof code === 'string' ? { code } : {}),
    ...(error.cause instanceof Error ? { cause: errorLine(error.cause) } : {}),
  };
}

/** Nest's log, written by pino. */
export function nestLogger(logger: Logger): LoggerService {
  const context = (rest: unknown[]) => ({
    context: typeof rest.at(-1) === 'string' ? rest.at(-1) : undefined,
  });
  return {
    log: (message: unknown, ...rest: unknown[]) => logger.info(context(rest), String(message)),
    error: (message: unknown, ...rest: unknown[]) =>
      logger.error(
        { ...context(rest), ...(message instanceof Error ? { err: message } : {}) },
        String(message),
      ),
    warn: (message: unknown, ...rest: unknown[]) => logger.warn(context(rest), String(message)),
    debug: (message: unknown, ...rest: unknown[]) => logger.debug(context(rest), String(message)),
    verbose: (message: unknown, ...rest: unknown[]) => logger.trace(context(rest), String(message)),
  };
}
