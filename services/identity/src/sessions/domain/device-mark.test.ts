import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { DeviceMarks } from './device-mark.js';

describe('the device cookie of a browser that logged in before (D48)', () => {
  const secret = randomBytes(32);
  const marks = new DeviceMarks([secret], 'user');
  const mark = marks.issue('ana@exemplo.com.br');

  it('names one device for the account it was made for', () => {
    const device = marks.deviceOf(mark, 'ana@exemplo.com.br');
    expect(device).toMatch(/^[\w-]{22}$/);
    expect(marks.deviceOf(marks.issue('ana@exemplo.com.br'), 'ana@exemplo.com.br')).not.toBe(device);
    expect(mark).not.toContain('ana');
  });

  it('of a user is not valid for the administrator with the same email, nor the other way round (attack 125)', () => {
    const admins = new DeviceMarks([secret], 'admin');
    expect(admins.deviceOf(mark, 'ana@exemplo.com.br')).toBeNull();
    expect(marks.deviceOf(admins.issue('ana@exemplo.com.br'), 'ana@exemplo.com.br')).toBeNull();
  });

  const [, device = '', signature = ''] = mark.split('.');
  const raw = createHmac('sha256', secret).update(`${device} ana@exemplo.com.br`).digest('base64url');
  it.each([
    ['of another account', mark, 'bia@exemplo.com.br'],
    ['with another device', `v1.${device.slice(0, -1)}x.${signature}`, 'ana@exemplo.com.br'],
    ['cut short', mark.slice(0, -4), 'ana@exemplo.com.br'],
    ['without signature', `v1.${device}.`, 'ana@exemplo.com.br'],
    ['with something more', `${mark}.x`, 'ana@exemplo.com.br'],
    ['of another version', mark.replace('v1', 'v2'), 'ana@exemplo.com.br'],
    ['signed with the secret itself', `v1.${device}.${raw}`, 'ana@exemplo.com.br'],
    ['that is empty', '', 'ana@exemplo.com.br'],
  ])('is refused %s', (_how, text, email) => {
    expect(marks.deviceOf(text, email)).toBeNull();
  });

  it('of an older key is replaced: the next sign-in gives the same device one of the first key (attack 214)', () => {
    const next = randomBytes(32);
    const both = new DeviceMarks([next, secret], 'user');
    const renewed = both.renewed(mark, 'ana@exemplo.com.br') ?? '';
    const alone = new DeviceMarks([next], 'user');
    expect(alone.deviceOf(mark, 'ana@exemplo.com.br')).toBeNull();
    expect(alone.deviceOf(renewed, 'ana@exemplo.com.br')).toBe(device);
    expect(both.renewed(renewed, 'ana@exemplo.com.br')).toBeNull();
  });

  it.each([undefined, '', 'v1.x.y'])('is a new one for a browser that sends %j', (given) => {
    const fresh = marks.renewed(given, 'ana@exemplo.com.br') ?? '';
    expect(marks.deviceOf(fresh, 'ana@exemplo.com.br')).toMatch(/^[\w-]{22}$/);
  });

  it('is refused by a service with another secret', () => {
    expect(new DeviceMarks([randomBytes(32)], 'user').deviceOf(mark, 'ana@exemplo.com.br')).toBeNull();
  });
});
