import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { logout } from '@acordo/contracts/http/auth/logout';
import { FakeApi } from '../testing/fake-api';
import { draftKey } from './local-drafts';
import { followOtherTabs } from './other-tabs';
import { currentUser, hasLeft, startSession } from './session-store';
import { signOut } from './sign-out';
import { rememberWantedPath, takeWantedPath } from './wanted-path';

describe('signOut (D44)', () => {
  const leave = jest.fn();
  let api: FakeApi;
  beforeEach(() => {
    leave.mockClear();
    api = new FakeApi().install();
    startSession({ id: 'u1', nome: 'Ana' });
    localStorage.setItem(draftKey('u1', 'create'), '{}');
    localStorage.setItem('theme', 'dark');
  });

  it('ends the session, clears user and drafts, keeps the theme and leaves', async () => {
    api.respond(logout, 204, undefined);
    rememberWantedPath('/edit/7');
    await signOut(leave);
    expect(takeWantedPath()).toBeNull();
    expect(api.callsTo(logout)).toHaveLength(1);
    expect(currentUser()).toBeNull();
    expect(localStorage.getItem(draftKey('u1', 'create'))).toBeNull();
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('counts as done when the session has ended already', async () => {
    api.refuse(logout, 'NOT_AUTHENTICATED');
    await signOut(leave);
    expect(leave).toHaveBeenCalledTimes(1);
  });

  it('keeps everything when the session is still valid', async () => {
    api.break(logout);
    await expect(signOut(leave)).rejects.toMatchObject({ code: 'NETWORK' });
    expect(currentUser()?.id).toBe('u1');
    expect(localStorage.getItem(draftKey('u1', 'create'))).toBe('{}');
    expect(leave).not.toHaveBeenCalled();
  });

  it.each([
    ['takes the drafts along: the user left', 'left 1', null],
    ['leaves the drafts: it was only ended', '1', '{}'],
  ])('ends the session in the other tabs too, and %s', (_what, newValue, draft) => {
    followOtherTabs();
    window.dispatchEvent(new StorageEvent('storage', { key: 'session-ended-at', newValue }));
    expect(currentUser()).toBeNull();
    expect(localStorage.getItem(draftKey('u1', 'create'))).toBe(draft);
  });

  it('notifies the other tabs that the user signed out', async () => {
    api.respond(logout, 204, undefined);
    await signOut(leave);
    expect(localStorage.getItem('session-ended-at')).toMatch(/^left \d+$/);
    expect(hasLeft()).toBe(true);
    startSession({ id: 'u1', nome: 'Ana' });
    expect(hasLeft()).toBe(false);
  });
});
