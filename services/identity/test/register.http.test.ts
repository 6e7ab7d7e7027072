import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.js';
import { freshAddress, freshEmail, TestIdentity } from './support/test-app.js';

jest.setTimeout(20_000); // ten registrations at once hash one after the other

describe('POST /api/auth/register (D10)', () => {
  let database: TestDatabase;
  let identity: TestIdentity;
  let rows: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    identity = await TestIdentity.start(database, {}, { passwords: 'as agreed' });
    rows = new pg.Client({ connectionString: database.adminUrl });
    await rows.connect();
  });
  afterAll(async () => {
    await identity.close();
    await rows.end();
    await database.drop();
  });
  const body = (more: object = {}) => ({
    nome: 'Ana Lima',
    email: freshEmail(),
    password: 'segredo1',
    ...more,
  });

  it('returns 201 with the user, stores the email as typed, opens no session', async () => {
    const response = await identity.register(
      body({ nome: '  José da Silva ', email: '  Jose@Exemplo.com.BR ' }),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      user: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        nome: 'José da Silva',
        email: 'Jose@Exemplo.com.BR',
        email_confirmado: false,
        provider: 'email',
        plano: 'gratuito',
        is_admin: false,
      },
    });
    expect(response.headers['set-cookie']).toBeUndefined();
    const {
      rows: [row],
    } = await rows.query("SELECT * FROM identity.users WHERE email_normalizado = 'jose@exemplo.com.br'");
    expect(row.senha_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row.ultimo_login).toBeNull();
    expect(row.criado_em.toISOString()).toBe(new Date(row.criado_em).toISOString());
  });

  it('ignores fields that only the server may set (D6)', async () => {
    const response = await identity.register(
      body({ id: 'x', is_admin: true, plano: 'anual', unlimited_proposals: true }),
    );
    expect(response.statusCode).toBe(201);
    expect(response.json()).toMatchObject({ user: { is_admin: false, plano: 'gratuito' } });
  });

  it('returns 409 for an address in any case and with spaces; plus addresses are other addresses (D10, attack 89)', async () => {
    const email = freshEmail();
    expect((await identity.register(body({ email }))).statusCode).toBe(201);
    const again = await identity.register(body({ email: ` ${email.toUpperCase()} ` }));
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      code: 'EMAIL_TAKEN',
      error: 'E-mail já cadastrado',
      message: 'E-mail já cadastrado',
    });
    expect((await identity.register(body({ email: email.replace('@', '+x@') }))).statusCode).toBe(201);
  });

  it('accepts one of ten concurrent registrations of an address', async () => {
    const email = freshEmail();
    const responses = await Promise.all(Array.from({ length: 10 }, () => identity.register(body({ email }))));
    const codes = responses.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 409)).toHaveLength(9);
  });

  it.each([
    ['nome', { nome: '   ' }, 'Nome é obrigatório'],
    ['nome', { nome: undefined }, 'Campo obrigatório'],
    ['nome', { nome: ['Ana'] }, 'Valor inválido'],
    ['email', { email: '' }, 'Email é obrigatório'],
    ['email', { email: 'ana@exemplo' }, 'Email deve ter formato válido'],
    ['email', { email: 'ana@exemplo.com,bia@exemplo.com' }, 'Email deve ter formato válido'],
    ['password', { password: '12345' }, 'A senha deve ter pelo menos 6 caracteres'],
    ['password', { password: 'x'.repeat(129) }, 'A senha deve ter no máximo 128 caracteres'],
    ['password', { password: undefined }, 'Campo obrigatório'],
  ])('answers 422 naming %s for %p', async (field, more, text) => {
    const response = await identity.register(body(more));
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'INVALID_FIELDS', error: text, fields: { [field]: text } });
  });

  it('accepts passwords of 6 and of 128 characters', async () => {
    expect((await identity.register(body({ password: 'seis 6' }))).statusCode).toBe(201);
    expect((await identity.register(body({ password: 'ã'.repeat(128) }))).statusCode).toBe(201);
  });

  it('limits the registrations of an address', async () => {
    const limited = await TestIdentity.start(database, { LIMIT_REGISTER_ADDRESS: '2' });
    const claims = { ip: freshAddress() };
    const codes = [];
    for (let i = 0; i < 3; i += 1) codes.push((await limited.register(body(), { claims })).statusCode);
    expect(codes).toEqual([201, 201, 429]);
    expect((await limited.register(body(), { claims: { ip: freshAddress() } })).statusCode).toBe(201);
    await limited.close();
  });
});
