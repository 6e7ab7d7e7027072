import { beforeEach, describe, expect, it } from '@jest/globals';
import { currentUser, endSession, onSessionChange, startSession } from './session-store';

const stored = (text: string) => sessionStorage.setItem('user', text);

describe('session store (P12, P30)', () => {
  beforeEach(() => endSession());

  it('keeps the user in session storage', () => {
    startSession({ id: 'u1', nome: 'Ana' });
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({ id: 'u1', nome: 'Ana' });
    expect(currentUser()).toEqual({ id: 'u1', nome: 'Ana' });
    expect(currentUser()).toBe(currentUser());
  });

  it.each(['{', 'null', '"x"', '{"nome":"Ana"}', '{"id":""}', '{"id":7}'])('clears %s', (text) => {
    stored(text);
    expect(currentUser()).toBeNull();
    expect(sessionStorage.getItem('user')).toBeNull();
  });

  it('accepts a user with only an id', () => {
    stored('{"id":"u1"}');
    expect(currentUser()).toEqual({ id: 'u1', nome: '' });
  });

  it('notifies its listeners', () => {
    let told = 0;
    const stop = onSessionChange(() => {
      told += 1;
    });
    startSession({ id: 'u1', nome: 'Ana' });
    endSession();
    stop();
    startSession({ id: 'u2', nome: 'Bia' });
    expect(told).toBe(2);
  });
});
