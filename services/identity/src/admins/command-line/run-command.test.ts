import { describe, expect, it } from '@jest/globals';
import type { OperateAdmins } from '../use-cases/operate-admins.js';
import { runCommand } from './run-command.js';

/** A terminal with this input, and a fake of the administrators that records its calls. */
function stage(typed = '') {
  const done: unknown[][] = [];
  let printed = '';
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void done.push([name, ...given]);
  const admins = {
    create: note('create'),
    resetPassword: note('resetPassword'),
    remove: note('remove'),
    resetSecondFactor: note('resetSecondFactor'),
    setEmail: note('setEmail'),
  } as unknown as OperateAdmins;
  const terminal = { print: (text: string) => void (printed += text), askSecret: async () => typed };
  const run = async (...args: string[]) => ({ code: await runCommand(admins, terminal, args), printed });
  return { done, run };
}

describe('a command of the operator', () => {
  it.each([
    [[]],
    [['help']],
    [['create']],
    [['create', 'a@x.com.br', 'a password']],
    [['constructor']],
    [['list', 'x']],
    [['set-email', 'a@x.com.br']],
  ])('that is invalid does nothing and prints the usage: %j', async (args) => {
    const { done, run } = stage('segredo1');
    const { code, printed } = await run(...args);
    expect([code, printed.split('\n')[0], done]).toEqual([2, 'Uso:', []]);
  });

  it('takes a password as it is typed, and shows none of it', async () => {
    const { done, run } = stage(' com espaços ');
    expect(await run('create', 'a@x.com.br')).toEqual({ code: 0, printed: 'Senha definida.\n' });
    expect(done).toEqual([['create', 'a@x.com.br', ' com espaços ']]);
  });

  it.each(['12345', 'a'.repeat(129), 'x\ud800yyyyy'])('refuses the password %j', async (typed) => {
    const { done, run } = stage(typed);
    expect((await run('reset-password', 'a@x.com.br')).code).toBe(1);
    expect(done).toEqual([]);
  });

  it('makes a password if none is typed, and shows it once', async () => {
    const { done, run } = stage('');
    const { code, printed } = await run('reset-password', 'a@x.com.br');
    const made = /^Senha gerada \(mostrada só agora\): ([\w-]{24})\n$/.exec(printed)?.[1];
    expect([code, done]).toEqual([0, [['resetPassword', 'a@x.com.br', made]]]);
  });

  it.each([
    [
      ['remove', 'a@x.com.br'],
      ['remove', 'a@x.com.br'],
    ],
    [
      ['reset-2fa', 'a@x.com.br'],
      ['resetSecondFactor', 'a@x.com.br'],
    ],
    [
      ['set-email', 'a@x.com.br', 'b@x.com.br'],
      ['setEmail', 'a@x.com.br', 'b@x.com.br'],
    ],
  ])('%j has its effect', async (args, asked) => {
    const { done, run } = stage();
    expect([(await run(...args)).code, done]).toEqual([0, [asked]]);
  });
});
