/**
 * Signatures a second, evidence, snapshot and outbox committed: at the service and through the gateway. Each proposal is
 * made, sent and opened before. `npm run bench:sign [proposals a round]`
 */
import { randomUUID } from 'node:crypto';
import { compare, ROUNDS } from './lib/compare.mjs';
import { measure } from './lib/measure.mjs';
import { create, open, share, writeMany } from './lib/proposals.mjs';
import { post } from './lib/requests.mjs';
import { unlimited } from './lib/stack.mjs';

const count = Number(process.argv[2] ?? 2_000);
const SPARE = 200; // requests that are prepared and not sent
const owners = Array.from({ length: 200 }, () => unlimited());

const signature = ({ token, versao, conteudo_hash }, headers) =>
  post(
    `/api/propostas/${token}/assinatura`,
    { ...headers, 'idempotency-key': randomUUID() },
    {
      nome: 'José Antônio Ribeiro',
      email: 'jose@exemplo.com.br',
      confirmacao: true,
      versao,
      conteudo_hash,
    },
  );

await compare(async (stack) => {
  // After a signature the outbox sends emails with PDFs; here they would share the two cores with the load.
  await stack.stopService('notifications');
  console.log('notifications stopped: messages wait in outbox and queue');
  const opened = await writeMany(2 * ROUNDS * count + SPARE, async (i) => {
    const owner = owners[i % owners.length];
    return open(stack, await share(stack, owner, await create(stack, owner)));
  });
  const signatures = (url, headers) => () =>
    measure({ url, amount: count, request: () => signature(opened.pop(), headers()) });
  return {
    calls: {
      'at the service': { run: signatures(stack.direct, () => stack.as()), marks: { rate: 500 } },
      'through the gateway': {
        run: signatures(stack.url, () => ({ origin: stack.url })),
        marks: { rate: 400 },
      },
    },
    ratios: [{ of: 'through the gateway', to: 'at the service' }],
  };
});
