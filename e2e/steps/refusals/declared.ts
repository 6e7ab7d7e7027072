import type { Call } from '@acordo/contracts/call';
import type { ErrorCode } from '@acordo/contracts/errors';
import { publicContracts } from '../../../test/public-calls.js';
import type { Screen } from './screen.js';

const contracts = publicContracts();

/** Calls that no form or button makes: the payment provider's, an email program's, and the page's own. */
const WITHOUT_A_SCREEN = new Set([
  'POST /api/billing/webhook',
  'POST /api/emails/parar/:token',
  'POST /api/public/proposal/:token/view',
]);

const isOf = ({ method, path }: Call, { call: [wanted, pattern] }: Screen): boolean =>
  method === wanted && pattern.test(path.replaceAll(/:\w+/g, 'x'));

/** The errors that the contract declares for this screen's call, besides those of any call. */
export async function declaredErrors(screen: Screen): Promise<ErrorCode[]> {
  const calls = [...(await contracts).values()].filter((call) => isOf(call, screen));
  return [...new Set(calls.flatMap(({ errors = [] }) => errors))];
}

/** Changes that a person can make and whose errors none of these screens tests. */
export async function callsWithoutScreen(screens: readonly Screen[]): Promise<string[]> {
  const changes = [...(await contracts)].filter(
    ([name, { method }]) => method !== 'GET' && !WITHOUT_A_SCREEN.has(name),
  );
  return changes.filter(([, call]) => !screens.some((screen) => isOf(call, screen))).map(([name]) => name);
}
