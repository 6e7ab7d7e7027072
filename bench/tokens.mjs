/**
 * Whether the time of an answer tells how close a link's token was to a real one (attack 59): random tokens, a living one
 * with its last character changed, one that was closed. 2,000 answers each, in turns, and the chance that such a difference
 * comes from nothing (Mann-Whitney, two-sided); below 0.01 something can be told apart. `npm run bench:tokens [answers]`
 */
import { randomBytes } from 'node:crypto';
import { Pool } from 'undici';
import { percentiles } from './lib/measure.mjs';
import { get, newProposal, post } from './lib/proposal.mjs';
import { unlimited, withStack } from './lib/stack.mjs';

const count = Number(process.argv[2] ?? 2_000);

await withStack(async (stack) => {
  const pool = new Pool(stack.direct, { connections: 1 });
  const owner = unlimited();
  const ask = async (request) => (await pool.request(request)).body.json();
  const share = async () => {
    const { id } = await ask(post('/api/propostas', stack.as(owner), newProposal));
    const { publicToken } = await ask(post(`/api/propostas/${id}/generate-link`, stack.as(owner), {}));
    return { id, token: publicToken };
  };
  const living = await share();
  const closed = await share();
  await (
    await pool.request(post(`/api/propostas/${closed.id}/revoke-link`, stack.as(owner), {}))
  ).body.dump();

  const kinds = {
    random: () => randomBytes(32).toString('base64url').slice(0, living.token.length),
    'one character off': () => living.token.slice(0, -1) + other(living.token.at(-1)),
    closed: () => closed.token,
  };
  const times = Object.fromEntries(Object.keys(kinds).map((name) => [name, []]));
  for (let i = -200; i < count; i += 1) {
    for (const [name, token] of Object.entries(kinds)) {
      const request = get(`/api/public/proposal/${token()}`, stack.as());
      const sent = performance.now();
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      if (statusCode !== 404) throw new Error(`${name}: ${statusCode}`);
      if (i >= 0) times[name].push(performance.now() - sent);
    }
  }
  await pool.close();
  for (const [name, all] of Object.entries(times)) {
    const { p50, p95 } = percentiles(all);
    const p = name === 'random' ? '' : `  against random: p = ${mannWhitney(all, times.random).toFixed(3)}`;
    console.log(`${name.padEnd(18)} p50 ${p50.toFixed(3)}  p95 ${p95.toFixed(3)} ms${p}`);
  }
});

function other(character) {
  return character === 'A' ? 'B' : 'A';
}

/** Two-sided p of the rank-sum test, by the normal approximation (both sides are large, times hardly ever tie). */
function mannWhitney(a, b) {
  const ranked = [...a.map((time) => ({ time, ours: true })), ...b.map((time) => ({ time, ours: false }))];
  ranked.sort((x, y) => x.time - y.time);
  const rankSum = ranked.reduce((sum, { ours }, i) => (ours ? sum + i + 1 : sum), 0);
  const u = rankSum - (a.length * (a.length + 1)) / 2;
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12);
  return 2 * (1 - normal(Math.abs(u - (a.length * b.length) / 2) / deviation));
}

/** The normal distribution's share below z ≥ 0 (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(z) {
  const t = 1 / (1 + 0.231_641_9 * z);
  const poly =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
