/**
 * Signatures a second, evidence, snapshot and outbox committed: at the service and through the gateway. Each proposal is
 * made, sent and opened before. `node bench/sign.mjs [proposals a round]`
 */
import { randomUUID } from 'node:crypto';
import { Pool } from 'undici';
import { withCost } from './lib/cost.mjs';
import { each, middle, print, ratio, ratioOfCosts } from './lib/measure.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { unlimited, withStack } from './lib/stack.mjs';
import { printYardstick } from './lib/yardstick.mjs';

const count = Number(process.argv[2] ?? 2_000);
const ROUNDS = 3;
const LONG = 600;

await withStack(async (stack) => {
  await printYardstick({ adminUrl: stack.database.adminUrl, folder: stack.dataDir });
  // E-mails and their PDFs come after a signature, from the outbox; here they would share the two cores with the load.
  await stack.stopService('notifications');
  console.log('notifications stopped: messages wait in outbox and queue');
  const rounds = { direct: [], gateway: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.direct.push(await signAll(stack, stack.direct, () => stack.as(), await shared(stack)));
    rounds.gateway.push(await signAll(stack, stack.url, () => ({ origin: stack.url }), await shared(stack)));
  }
  const [direct, gateway] = [rounds.direct, rounds.gateway].map(middle);
  print('sign at the service', direct, 500);
  print('sign through the gateway', gateway, 400);
  ratio('gateway : direct', gateway.rate / direct.rate);
  ratioOfCosts('gateway : direct', gateway, direct);
});

function signAll(stack, url, headers, proposals) {
  const round = () =>
    each({
      url,
      status: 200,
      seconds: LONG,
      next: (i) => {
        const found = proposals[i];
        if (!found) return null;
        const body = {
          nome: 'José Antônio Ribeiro',
          email: 'jose@exemplo.com.br',
          confirmacao: true,
          versao: found.versao,
          conteudo_hash: found.conteudo_hash,
        };
        const key = { 'idempotency-key': randomUUID() };
        return post(`/api/propostas/${found.token}/assinatura`, { ...headers(), ...key }, body);
      },
    });
  return withCost(stack, round);
}

/** Proposals of 200 owners whose links were opened, as a client would have before signing. */
async function shared(stack) {
  const owners = Array.from({ length: 200 }, () => unlimited());
  const pool = new Pool(stack.direct, { connections: 10 });
  const ask = async (request) => (await pool.request(request)).body.json();
  const made = [];
  let left = count;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const owner = owners[left % owners.length];
      const as = () => stack.as(owner); // the same one throughout: other workers count on meanwhile
      const { id } = await ask(post('/api/propostas', as(), newProposal));
      const { publicToken: token } = await ask(post(`/api/propostas/${id}/generate-link`, as(), {}));
      const { versao, conteudo_hash } = await ask(get(`/api/public/proposal/${token}`, stack.as()));
      made.push({ token, versao, conteudo_hash });
    }
  };
  await Promise.all(Array.from({ length: 10 }, worker));
  await pool.close();
  return made;
}
