import { describe, expect, it } from '@jest/globals';
import fastifyOf from 'fastify';
import { isKnown, sendNoBodyOfKnown } from './known-response.js';

describe('If-None-Match (attack 183)', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"a"', 'W/"a"'],
    ['"x", W/"a" ,"y"', '"a"'],
    [' * ', '"a"'],
  ])('%s matches %s', (header, etag) => expect(isKnown(header, etag)).toBe(true));

  it.each([
    [undefined, '"a"'],
    ['', '"a"'],
    ['a', '"a"'],
    ['"A"', '"a"'],
    ['"a', '"a"'],
    ['"b", "c"', '"a"'],
  ])('%s does not match %s', (header, etag) => expect(isKnown(header, etag)).toBe(false));
});

describe('a response without a body', () => {
  it.each([304, 204])('%s is sent without body and length (attack 183)', async (status) => {
    const fastify = fastifyOf();
    sendNoBodyOfKnown(fastify);
    fastify.get('/', (_request, reply) => reply.code(status).header('etag', '"a"').send({ total: 1 }));
    const response = await fastify.inject('/');
    expect(response.body).toBe('');
    expect(response.headers).not.toHaveProperty('content-length');
    expect(response.headers['etag']).toBe('"a"');
    await fastify.close();
  });
});
