import { expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { setStage } from '../support/stage.js';
import { Actors, INTRUSIONS } from './life-actors.js';
import * as model from './life-commands.js';
import { D14, reached } from './life-rules.js';
import { type Life, newLife } from './life.js';

const stage = setStage();
/** A thousand random runs of real calls on a real database: about half a minute, more on a busy machine. */
jest.setTimeout(300_000);
const RUNS = Number(process.env['ACORDO_MODEL_RUNS'] ?? 1_000);

const TITLES = ['Site da padaria', 'Loja da padaria'];
const COMPANIES = ['Estúdio Lume', 'Estúdio Sombra'];
const VISITORS = ['203.0.113.9', '198.51.100.7', 'owner'];
type Act = (life: Life, real: Actors) => Promise<void>;

/** One action. The model decides whether it is allowed, so every command can run at any time. */
class Step implements fc.AsyncCommand<Life, Actors> {
  constructor(
    private readonly name: string,
    private readonly act: Act,
  ) {}
  check = () => true;
  async run(life: Life, real: Actors): Promise<void> {
    await this.act(life, real);
    await real.expectLike(life);
  }
  toString = () => this.name;
}
const step = <Values extends unknown[]>(
  name: string,
  given: { [Place in keyof Values]: fc.Arbitrary<Values[Place]> },
  act: (...values: Values) => Act,
) => fc.tuple<Values>(...given).map((values) => new Step(`${name}(${values.join(', ')})`, act(...values)));

const link =
  (move: 'generate' | 'novo'): Act =>
  async (life, real) => {
    const { status, body } = await real.link(move === 'novo' ? { novo: true } : {});
    expect(status).toBe(model.owner(life, move, real.tokens.length));
    if (status !== 200) return;
    const token = String(body?.['publicToken']);
    if (!real.tokens.includes(token)) real.tokens.push(token);
    expect(token).toBe(real.tokens[life.link?.token ?? -1]);
  };

/** The client's link: mostly the valid one, else any issued one, or one that never existed. */
const held = (life: Life, back: number) => (back === 0 && life.link ? life.link.token : back - 1);

const CLAIMS = ['shown now', 'shown before', 'hash shown before', 'version alone', 'another hash', 'none'];
const decide =
  (move: 'sign' | 'reject') =>
  (back: number, kind: string, asOwner: boolean): Act =>
  async (life, real) => {
    const token = held(life, back);
    if (kind === 'shown now') expect(await real.open(token, life)).toBe(model.open(life, token));
    const seen = real.seen.get(token);
    let claim: object = {};
    let meant: model.Claim = {};
    if (kind === 'version alone') claim = meant = { versao: life.versao };
    if (kind === 'another hash') {
      claim = { conteudo_hash: 'ab'.repeat(32) };
      meant = { document: 'nothing that was ever shown' };
    }
    if (kind.includes('shown') && seen) {
      const versao = kind.startsWith('hash') ? undefined : seen.versao;
      claim = { conteudo_hash: seen.conteudo_hash, ...(versao === undefined ? {} : { versao }) };
      meant = { document: seen.document, versao };
    }
    const { status } = await real.decide(move, token, claim, asOwner);
    expect(status).toBe(model.decide(life, move, { token, claim: meant, asOwner }));
  };

const back = fc.oneof({ arbitrary: fc.constant(0), weight: 5 }, { arbitrary: fc.nat(3), weight: 1 });
const claims = fc.constantFrom(...CLAIMS);
const rarely = fc.integer({ min: 0, max: 9 }).map((value) => value === 9);

const end: Act = async (life, real) => {
  model.end(life);
  await real.pass('-2 seconds');
};

const owners = [
  step('edit', [fc.constantFrom(...TITLES), fc.constantFrom('', 'current', 'old')], (titulo, said) => {
    return async (life, real) => {
      const older = life.versao > 1 ? life.versao - 1 : life.versao + 1;
      const versao = said === '' ? undefined : said === 'old' ? older : life.versao;
      const { status } = await real.edit({ titulo, ...(versao === undefined ? {} : { versao }) });
      expect(status).toBe(model.edit(life, titulo, versao));
    };
  }),
  step('generate-link', [], () => link('generate')),
  step('generate-link again', [], () => link('generate')),
  step('generate-link novo', [], () => link('novo')),
  step('revoke-link', [], () => async (life, real) => {
    expect((await real.revoke()).status).toBe(model.owner(life, 'revoke', -1));
  }),
  step('development', [fc.constantFrom('pendente', 'iniciado', 'finalizado')], (to) => {
    return async (life, real) => expect((await real.develop(to)).status).toBe(model.develop(life, to));
  }),
  step('duplicate', [], () => async (life, real) => {
    expect(await real.duplicate(life)).toBe(life.deleted ? 404 : 201);
  }),
  step(
    'save company',
    [fc.constantFrom('POST' as const, 'PUT' as const), fc.constantFrom(...COMPANIES)],
    (method, nome) => {
      return async (life, real) => {
        const { status } = await real.saveCompany(method, nome);
        const isFirst = life.empresa === '';
        expect(status).toBe(method === 'POST' ? (isFirst ? 201 : 409) : isFirst ? 404 : 200);
        if (status < 300) life.empresa = nome;
      };
    },
  ),
];
const deleting = step('delete', [rarely], (does) => async (life, real) => {
  if (does) expect((await real.remove()).status).toBe(model.remove(life));
});
const clients = [
  step('open', [back], (place) => async (life, real) => {
    const token = held(life, place);
    expect(await real.open(token, life)).toBe(model.open(life, token));
  }),
  step('view', [back, fc.constantFrom(...VISITORS)], (place, visitor) => async (life, real) => {
    const token = held(life, place);
    expect((await real.view(token, visitor)).status).toBe(model.view(life, token, visitor));
  }),
  step('sign', [back, claims, rarely], decide('sign')),
  step('sign again', [back, claims, rarely], decide('sign')),
  step('reject', [back, claims, rarely], decide('reject')),
];
const others = [
  step('another owner', [fc.constantFrom(...INTRUSIONS)], (call) => async (_life, real) => {
    expect((await real.intrude(call)).body).toMatchObject({ code: 'PROPOSAL_NOT_FOUND' });
  }),
  step('the link’s end comes near', [], () => async (life, real) => {
    if (!life.link || life.link.ended) return;
    life.link.closing = true;
    await real.pass('2 days');
  }),
  step('the link’s end passes', [], () => end),
  step('the scheduled job', [], () => async (life, real) => {
    await real.job();
    model.job(life);
  }),
];

const now = (move: 'sign' | 'reject') => decide(move)(0, 'none', false);
/** Runs begin in any state: short lists of commands would seldom reach late ones. */
const STARTS: Readonly<Record<string, readonly Act[]>> = {
  rascunho: [],
  enviado: [link('generate')],
  aceito: [link('generate'), now('sign')],
  rejeitado: [link('generate'), now('reject')],
  expirado: [link('generate'), end],
  reopened: [link('generate'), now('reject'), link('generate')],
};
/** A draft has no valid link: its two rows are those of ended tokens. */
const ROWS = Object.entries(D14).flatMap(([status, moves]) =>
  Object.keys(moves)
    .map((move) => `${status} ${move}`)
    .filter((row) => row !== 'rascunho sign' && row !== 'rascunho reject'),
);

it('a proposal’s states follow D14, in any order of actions', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...TITLES),
      fc.constantFrom(...Object.keys(STARTS)),
      fc.commands([...owners, deleting, ...clients, ...others], { maxCommands: 12, size: 'max' }),
      async (titulo, start, commands) => {
        let life = newLife(titulo);
        let actors: Actors | null = null;
        const setup = async () => {
          actors = await Actors.start(stage.app, stage.rows, titulo);
          life = newLife(titulo);
          for (const act of STARTS[start] ?? []) await act(life, actors);
          return { model: life, real: actors };
        };
        await fc.asyncModelRun(setup, commands);
        await (actors as Actors | null)?.expectEnd(life);
      },
    ),
    { numRuns: RUNS },
  );
  expect([...reached.keys()].toSorted()).toEqual(ROWS.toSorted());
});
