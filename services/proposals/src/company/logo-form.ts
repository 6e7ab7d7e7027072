import { LOGO_MAX_BYTES } from '@acordo/contracts/fields/logo';
import { LOGO_FORM_MAX_BYTES, uploadLogo } from '@acordo/contracts/http/company/upload-logo';
import { MESSAGES } from '@acordo/contracts/messages';
import { AppError } from '@acordo/service-kit/errors/app-error';
import multipart from '@fastify/multipart';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export const LOGO_FIELD = 'file';
/** A form with one file and nothing else. */
const LIMITS = {
  fileSize: LOGO_MAX_BYTES,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  fieldNameSize: 100,
};

/** Lets the only call with a form read it; everywhere else JSON stays the only body (attacks 101, 102). */
export async function acceptLogoForm(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance() as FastifyInstance;
  await fastify.register(multipart, { limits: LIMITS });
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { headers, routeOptions } = request;
    if (!headers['content-type']?.trimStart().toLowerCase().startsWith('multipart/')) return done();
    if (routeOptions.url !== uploadLogo.path) return done(new AppError('UNSUPPORTED_TYPE'));
    // The gateway always sends a body's length; one without a length could be endless.
    const length = Number(headers['content-length'] ?? Number.POSITIVE_INFINITY);
    done(length <= LOGO_FORM_MAX_BYTES ? undefined : new AppError('TOO_LARGE'));
  });
}

/** Handler parameter: the form's file. Throws INVALID_FIELDS (absent, over 2 MB), UNSUPPORTED_TYPE, BAD_REQUEST. */
export const LogoFile = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  readLogoForm(context.switchToHttp().getRequest<FastifyRequest>()),
);

async function readLogoForm(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_TYPE');
  let found: { name: string; bytes: Buffer } | undefined;
  try {
    for await (const part of request.files()) found = { name: part.fieldname, bytes: await part.toBuffer() };
  } catch (error) {
    if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') throw invalid(MESSAGES.logoInvalid);
    throw new AppError('BAD_REQUEST', { cause: error }); // no form, or another one than ours
  }
  if (found?.name !== LOGO_FIELD) throw invalid(MESSAGES.required);
  return found.bytes;
}

const invalid = (sentence: string) => new AppError('INVALID_FIELDS', { fields: { [LOGO_FIELD]: sentence } });
