import { describe, expect, it } from '@jest/globals';
import { LoginFields, RegisterFields } from './forms';

const good = {
  nome: ' Ana Lima ',
  email: 'ana@example.com',
  password: 'segredo',
  confirmPassword: 'segredo',
};
const problems = (schema: typeof LoginFields | typeof RegisterFields, form: object) =>
  Object.fromEntries(
    schema.safeParse(form).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  );

describe('RegisterForm (P33)', () => {
  it('accepts what the contract accepts, trimmed', () => {
    expect(RegisterFields.parse(good)).toMatchObject({
      nome: 'Ana Lima',
      email: 'ana@example.com',
      password: 'segredo',
    });
  });
  it('reports every field at once, differing passwords too', () => {
    expect(
      problems(RegisterFields, { nome: '', email: '', password: 'abc12', confirmPassword: 'x' }),
    ).toEqual({
      nome: 'Nome é obrigatório',
      email: 'Email é obrigatório',
      password: 'A senha deve ter pelo menos 6 caracteres',
      confirmPassword: 'As senhas não coincidem',
    });
  });
  it('refuses differing passwords that are long enough', () => {
    expect(problems(RegisterFields, { ...good, confirmPassword: 'Segredo' })).toEqual({
      confirmPassword: 'As senhas não coincidem',
    });
  });
});

describe('LoginForm (P33)', () => {
  it('requires an address and six characters', () => {
    expect(problems(LoginFields, { email: 'ana', password: '12345' })).toEqual({
      email: 'Email deve ter formato válido',
      password: 'A senha deve ter pelo menos 6 caracteres',
    });
    expect(problems(LoginFields, { email: 'ana@example.com', password: '123456' })).toEqual({});
  });
  it('sends a password as typed: it may be stored so (docs/decisions/0021)', () => {
    const typed = { email: 'ana@example.com', password: 'cafe\u0301 e pa\u0303o' };
    expect(LoginFields.parse(typed)).toEqual(typed);
  });
});
