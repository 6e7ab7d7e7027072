import { freeRights } from '@acordo/contracts/fixtures/user';
import { CALLER_HEADER } from '@acordo/contracts/internal/caller';
import { describe, expect, it } from '@jest/globals';
import type { ExecutionContext } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { AdminOnly, Internal, OnBehalfOfAdmin, Open, Public, UserOnly } from './access.js';
import { CallerGuard } from './caller.guard.js';
import { type ClaimsGiven, signToken } from './token.js';

const key = Buffer.alloc(32, 4);
const guard = new CallerGuard(
  { audience: 'identity', keys: [key], issuers: ['gateway', 'admin', 'notifications'] },
  new Clock(),
);
const MARKS = {
  public: Public(),
  user: UserOnly(),
  admin: AdminOnly(),
  internal: Internal('notifications'),
  behalf: OnBehalfOfAdmin('admin'),
  open: Open(),
};
const session = {
  sub: '00000000-0000-4000-8000-000000000001',
  sid: '00000000-0000-4000-8000-000000000002',
};
const ROLES = {
  visitor: { iss: 'gateway', kind: 'anonymous' },
  user: { iss: 'gateway', kind: 'user', ...session, rights: freeRights },
  administrator: { iss: 'gateway', kind: 'admin', ...session },
  'the service asked': { iss: 'notifications', kind: 'service' },
  'another service': { iss: 'admin', kind: 'service' },
  'admin for an administrator': { iss: 'admin', kind: 'admin', ...session },
  'another for an administrator': { iss: 'notifications', kind: 'admin', ...session },
  'another for a user': { iss: 'notifications', kind: 'user', ...session, rights: freeRights },
} as const satisfies Record<string, Partial<ClaimsGiven>>;

const rest = {
  iss: '',
  aud: 'identity',
  kind: 'anonymous',
  sub: '',
  sid: '',
  rights: null,
  ip: '',
  port: 0,
  ua: '',
  rid: 'r',
} as const;
function enters(mark: ClassDecorator, role: Partial<ClaimsGiven>): string {
  class Route {}
  mark(Route);
  const token = signToken({ ...rest, ...role }, key, new Date());
  const request = { headers: { [CALLER_HEADER]: token }, query: {}, body: {} };
  const context = {
    getHandler: () => () => undefined,
    getClass: () => Route,
    switchToHttp: () => ({ getRequest: () => request }),
  } as unknown as ExecutionContext;
  try {
    guard.canActivate(context);
    return 'enters';
  } catch (error) {
    return String((error as { status: number }).status);
  }
}

describe('who may call (role × mark)', () => {
  it.each([
    [
      'public',
      [
        'visitor',
        'user',
        'administrator',
        'admin for an administrator',
        'another for an administrator',
        'another for a user',
      ],
      '403',
    ],
    ['user', ['user'], '401'],
    ['admin', ['administrator'], '401'],
    ['internal', ['the service asked'], '403'],
    ['behalf', ['admin for an administrator'], '403'],
    ['open', Object.keys(ROLES), ''],
  ] as const)('%s: %j alone', (mark, welcome, refusal) => {
    for (const [name, role] of Object.entries(ROLES))
      expect([name, enters(MARKS[mark], role)]).toEqual([
        name,
        (welcome as readonly string[]).includes(name) ? 'enters' : refusal,
      ]);
  });
});
