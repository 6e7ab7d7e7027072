import { expect } from '@jest/globals';
import { Schedule } from '@acordo/service-kit/schedule/schedule';
import { company, newProposal, signature } from '../factories/bodies.js';
import { draft, type Scene } from '../factories/scenes.js';
import { verdictOf } from '../support/history.js';
import type { Rows } from '../support/rows.js';
import type { HttpResponse, Method, TestApp } from '../support/test-app.js';
import { type Claims, unlimitedUser, VISITOR } from '../support/tokens.js';
import { documentOf, type Life } from './life.js';

const INTRUDER = unlimitedUser();
/** Fields of an owner's body that are ignored (D6). */
const LIES = { status: 'aceito', token: 'x', assinatura_confirmacao: true, link_expira_em: null };
/** Calls of another owner on it. */
export const INTRUSIONS: readonly [Method, string, object | undefined][] = [
  ['GET', '', undefined],
  ['PUT', '', newProposal({ titulo: 'Tomada' })],
  ['DELETE', '', undefined],
  ['PATCH', '/status-desenvolvimento', { status_desenvolvimento: 'iniciado' }],
  ['POST', '/generate-link', {}],
  ['POST', '/generate-link', { novo: true }],
  ['POST', '/revoke-link', {}],
  ['POST', '/duplicate', {}],
  ['GET', '/events', undefined],
];

/** The real proposal, and all actors on it. */
export class Actors {
  /** Every issued token, in order. */
  readonly tokens: string[] = [];
  /** What a link's page showed last: the claim for a signature, and the model's name for it. */
  readonly seen = new Map<number, { versao: number; conteudo_hash: string; document: string }>();
  private readonly hashes = new Map<string, string>();

  private constructor(
    private readonly app: TestApp,
    private readonly rows: Rows,
    private readonly scene: Scene,
  ) {}

  static async start(app: TestApp, rows: Rows, titulo: string): Promise<Actors> {
    return new Actors(app, rows, await draft(app, unlimitedUser(), { titulo }));
  }

  private own(method: Method, path: string, body?: object): Promise<HttpResponse> {
    return this.app.call(method, this.scene.path + path, { as: this.scene.owner, body });
  }
  private as = (asOwner: boolean): Claims => (asOwner ? this.scene.owner : VISITOR);
  private token = (place: number): string => this.tokens[place] ?? 'A'.repeat(32);

  edit = (body: object) => this.own('PUT', '', { ...LIES, ...body });
  develop = (to: string) => this.own('PATCH', '/status-desenvolvimento', { status_desenvolvimento: to });
  remove = () => this.own('DELETE', '');
  revoke = () => this.own('POST', '/revoke-link', {});
  link = (body: object) => this.own('POST', '/generate-link', body);
  intrude = ([method, path, body]: (typeof INTRUSIONS)[number]) =>
    this.app.call(method, this.scene.path + path, { as: INTRUDER, body });
  saveCompany = (method: Method, nome_empresa: string) =>
    this.app.call(method, '/api/company-settings', {
      as: this.scene.owner,
      body: company({ nome_empresa }),
    });
  view = (place: number, visitor: string) =>
    this.app.call('POST', `/api/public/proposal/${this.token(place)}/view`, {
      as: visitor === 'owner' ? this.scene.owner : { ip: visitor },
      body: {},
    });
  decide = (move: 'sign' | 'reject', place: number, claim: object, asOwner: boolean) =>
    this.app.call(
      'POST',
      `/api/propostas/${this.token(place)}/${move === 'sign' ? 'assinatura' : 'rejeitar'}`,
      { as: this.as(asOwner), body: move === 'sign' ? signature(claim) : { motivo: 'Caro', ...claim } },
    );

  async duplicate(life: Life): Promise<number> {
    const { status, body } = await this.own('POST', '/duplicate', {});
    if (status === 201)
      expect(body).toMatchObject({ status: 'rascunho', versao: 1, token: null, titulo: life.titulo });
    return status;
  }

  /** Opens the link; what it shows is the model's document, and one document has one hash. */
  async open(place: number, life: Life): Promise<number> {
    const { status, body } = await this.app.call('GET', `/api/public/proposal/${this.token(place)}`);
    if (status !== 200) return status;
    const document = documentOf(life);
    expect(`${String(body?.['titulo'])}|${empresaIn(body?.['empresa'])}`).toBe(document);
    expect(body).toMatchObject({ id: this.token(place), status: life.status, versao: life.versao });
    const conteudo_hash = String(body?.['conteudo_hash']);
    expect(this.hashes.get(document) ?? conteudo_hash).toBe(conteudo_hash);
    expect([...this.hashes].filter(([known, hash]) => known !== document && hash === conteudo_hash)).toEqual(
      [],
    );
    this.hashes.set(document, conteudo_hash);
    this.seen.set(place, { versao: life.versao, conteudo_hash, document });
    return status;
  }

  /** Moves the valid link's end, with which every statement compares the clock. */
  async pass(left: string): Promise<void> {
    await this.rows.query(
      `WITH elo AS (
         UPDATE proposal_links SET criado_em = clock_timestamp() + $2::interval - interval '30 days',
           expira_em = clock_timestamp() + $2::interval
         WHERE proposal_id = $1 AND encerrado_em IS NULL RETURNING expira_em
       ) UPDATE proposals SET link_expira_em = elo.expira_em FROM elo WHERE id = $1`,
      [this.scene.id, left],
    );
  }
  job = () => this.app.app.get(Schedule).run();

  /** After each command: what its owner reads, and how long its history is. */
  async expectLike(life: Life): Promise<void> {
    const [{ status, body }, [row]] = await Promise.all([
      this.own('GET', ''),
      this.rows.query<{ events: number }>('SELECT chain_len AS events FROM proposals WHERE id = $1', [
        this.scene.id,
      ]),
    ]);
    if (life.deleted) expect(status).toBe(404);
    else
      expect({ ...body, link_expira_em: body?.['link_expira_em'] !== null }).toMatchObject({
        status: life.status,
        versao: life.versao,
        titulo: life.titulo,
        status_desenvolvimento: life.desenvolvimento,
        token:
          life.link && (!life.link.ended || life.status === 'aceito') ? this.token(life.link.token) : null,
        link_expira_em: life.link !== null,
        assinatura_confirmacao: life.signed !== null,
        recusa_motivo: life.status === 'rejeitado' ? 'Caro' : null,
        vistas: life.vistas,
      });
    expect(row?.events).toBe(life.events);
  }

  /** At the end of a run: the chain, the messages, the evidence, and ended tokens. */
  async expectEnd(life: Life): Promise<void> {
    const { intact, tipos } = await verdictOf(this.rows, this.scene.id);
    expect([intact, tipos.length]).toEqual([true, life.events]);
    const mails = await this.rows.query<{ kind: string }>(
      `SELECT kind FROM outbox WHERE model ->> 'proposal_id' = $1`,
      [this.scene.id],
    );
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(life.mails.toSorted());
    expect(await this.rows.count('signatures', 'proposal_id = $1', [this.scene.id])).toBe(
      life.signed === null ? 0 : 1,
    );
    for (const place of this.tokens.keys())
      if (place !== life.link?.token) expect(await this.open(place, life)).toBe(404);
  }
}

const empresaIn = (empresa: unknown): string =>
  (empresa as { nome_empresa?: string } | undefined)?.nome_empresa ?? '';
