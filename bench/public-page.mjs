/**
 * The client's page, drawn by the gateway: `npm run bench:page [seconds]`. One link that many open (its page is kept for a
 * minute), links that are each opened for the first time, compressed as browsers ask for it; and the data call through the
 * gateway and at the service. Needs the compiled product and the built web.
 */
import { withCost } from './lib/cost.mjs';
import { each, middle, print, ratio, ratioOfCosts, repeat } from './lib/measure.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const seconds = Number(process.argv[2] ?? 4);
const ROUNDS = 3;
const FRESH = 600; // links a round; a round of them ends when they are used up
const WARM = 300; // a gateway that has just started draws its first pages many times slower
const browser = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

await withStack(async (stack) => {
  await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
  const tokens = await sharedLinks(stack, 1 + WARM + ROUNDS * FRESH);
  const [popular, ...others] = tokens;
  const page = (token) => `/public/proposal/${token}`;
  const data = `/api${page(popular)}`;
  await describe(stack.url + page(popular));
  const opened = (links) =>
    each({ url: stack.url, next: (i) => links[i] && get(page(links[i]), browser), status: 200, seconds: 60 });
  const measured = (round) => withCost(stack, round);
  await opened(others.splice(0, WARM));
  const rounds = { direct: [], call: [], kept: [], fresh: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.direct.push(
      await measured(() => repeat({ url: stack.direct + data, headers: stack.as(), seconds })),
    );
    rounds.call.push(await measured(() => repeat({ url: stack.url + data, seconds })));
    rounds.kept.push(
      await measured(() => repeat({ url: stack.url + page(popular), headers: browser, seconds })),
    );
    rounds.fresh.push(await measured(() => opened(others.splice(0, FRESH))));
  }
  const [direct, call, kept, fresh] = [rounds.direct, rounds.call, rounds.kept, rounds.fresh].map(middle);
  print('page, one link again and again', kept, 750);
  print('page, each link the first time', fresh);
  print('data call through the gateway', call, 1500);
  print('data call at the service', direct);
  ratio('gateway : service (data call)', call.rate / direct.rate, 0.45);
  ratioOfCosts('gateway : service (data call)', call, direct);
  ratio('page : data call (gateway)', kept.rate / call.rate);
  ratioOfCosts('page : data call (gateway)', kept, call);
});

/** Written and shared at the service itself, by one owner without limits. */
async function sharedLinks({ direct, as }, count) {
  const owner = unlimited();
  const tokens = [];
  const share = async () => {
    while (tokens.length < count) {
      const { id } = await send(direct, post('/api/propostas', as(owner), newProposal), 201);
      const link = await send(direct, post(`/api/propostas/${id}/generate-link`, as(owner), {}), 200);
      tokens.push(link.publicToken);
    }
  };
  await Promise.all(Array.from({ length: 10 }, share));
  return tokens.slice(0, count);
}

async function send(url, { method, path, headers, body }, status) {
  const answer = await fetch(url + path, { method, headers, body });
  if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function describe(url) {
  const length = async (encoding) =>
    Number(
      (await fetch(url, { headers: { ...browser, 'accept-encoding': encoding } })).headers.get(
        'content-length',
      ),
    );
  console.log(`the page: ${await length('identity')} bytes, ${await length('br')} as brotli`);
}
