import { mailFixtures } from '@acordo/contracts/fixtures/mail';
import { expect, it } from '@jest/globals';
import { isTooLate } from './too-late.js';

const ending = { kind: 'link-ending', model: mailFixtures['link-ending'] } as const;
const client = { kind: 'client-reminder', model: mailFixtures['client-reminder'] } as const;
const ended = { kind: 'link-ended', model: mailFixtures['link-ended'] } as const;

it('a reminder is too late once the link’s last second is over; a notice of the end never is', () => {
  expect(isTooLate(ending, new Date('2026-12-28T02:59:59.999Z'))).toBe(false);
  expect(isTooLate(ending, new Date('2026-12-28T03:00:00.000Z'))).toBe(true);
  expect(isTooLate(client, new Date('2026-12-28T02:59:59.999Z'))).toBe(false);
  expect(isTooLate(client, new Date('2026-12-28T03:00:00.000Z'))).toBe(true);
  expect(isTooLate(ended, new Date('2027-01-28T03:00:00.000Z'))).toBe(false);
});
