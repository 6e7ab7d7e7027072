/**
 * The client's page, rendered by the gateway: `npm run bench:page [seconds] [links a round]`. One link that many open (its page is
 * cached for a minute), links that are each opened for the first time, compressed as browsers request it; and the data call through the
 * gateway and at the service. Needs the compiled product and the built web.
 */
import { compare, ROUNDS } from './lib/compare.mjs';
import { measure } from './lib/measure.mjs';
import { create, share, writeMany } from './lib/proposals.mjs';
import { get } from './lib/requests.mjs';
import { unlimited } from './lib/stack.mjs';

const seconds = Number(process.argv[2] ?? 4);
const fresh = Number(process.argv[3] ?? 600);
const WARM = 300; // a gateway that has just started renders its first pages many times slower
const SPARE = 200; // requests that are prepared and not sent
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
const owner = unlimited();

await compare(async (stack) => {
  const { url, direct, as } = stack;
  const paths = await writeMany(1 + WARM + ROUNDS * fresh + SPARE, async () => {
    const token = await share(stack, owner, await create(stack, owner));
    return `/public/proposal/${token}`;
  });
  const popular = paths.pop();
  const data = (address, sent) => ({
    run: () => measure({ url: address, request: get(`/api${popular}`, sent()), seconds }),
  });
  const openAll = (amount) => measure({ url, amount, request: () => get(paths.pop(), headers) });
  await openAll(WARM);
  const { headers: sent } = await fetch(url + popular, { headers });
  console.log(`the page: ${sent.get('content-length')} bytes, ${sent.get('content-encoding')}`);
  return {
    calls: {
      'data call at the service': { ...data(direct, as), marks: { rate: 1_500 } },
      'data call through the gateway': data(url, () => ({})),
      'page, one link again and again': {
        run: () => measure({ url, request: get(popular, headers), seconds }),
        marks: { rate: 750 },
      },
      'page, each link the first time': { run: () => openAll(fresh) },
    },
    ratios: [
      { of: 'data call through the gateway', to: 'data call at the service', mark: 0.45 },
      { of: 'page, one link again and again', to: 'data call through the gateway' },
    ],
  };
});
