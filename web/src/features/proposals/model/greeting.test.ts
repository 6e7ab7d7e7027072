import { describe, expect, it } from '@jest/globals';
import { greetingName } from './greeting';

describe('greeting (P25)', () => {
  it.each([
    [{ nome: ' Marina Duarte', email: 'm@x.co' }, 'Marina'],
    [{ nome: ' ', email: 'm@x.co' }, 'm@x.co'],
    [{ nome: '' }, 'Usuário'],
    [{}, 'Usuário'],
  ])('%p', (user, name) => expect(greetingName(user)).toBe(name));
});
