import { expect, it } from '@jest/globals';
import { ownerMayNotDecide } from './owner-may-not-decide.js';

it.each([
  ['user', 'ana', true],
  ['user', 'bia', false],
  ['anonymous', '', false],
  // An administrator's id is not a user's.
  ['admin', 'ana', false],
] as const)('the session of %s %s at a proposal of ana: %s (D22)', (kind, sub, refused) =>
  expect(ownerMayNotDecide({ kind, sub }, 'ana')).toBe(refused),
);
