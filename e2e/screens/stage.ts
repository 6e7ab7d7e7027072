import { request, type BrowserContextOptions } from '@playwright/test';
import type { ApiClient } from '../../scripts/lib/api-client.mjs';
import { plantSample, type Sample } from '../../scripts/lib/sample/sample.mjs';
import { studios } from '../../scripts/lib/sample/studios.mjs';
import type { RunningProduct } from '../../test/product.js';
import { ADMIN } from '../setup/settings.mjs';
import { newOwner } from '../steps/owner.js';
import type { Viewer } from './screen.js';

type Session = Exclude<BrowserContextOptions['storageState'], undefined>;

/** The running product with the sample, and its sessions. */
export class Stage {
  private readonly sessions = new Map<Viewer, Promise<Session>>();
  private owner: Promise<ApiClient> | undefined;
  private latest = '';

  private constructor(
    readonly url: string,
    readonly of: Sample['of'],
    /** The verification code of the signed proposal. */
    readonly code: string,
  ) {}

  static async set(product: RunningProduct): Promise<Stage> {
    const { of, codigo } = await plantSample(product);
    return new Stage(product.url, of, codigo);
  }

  /** The session cookies of a person; each person signs in once. */
  session(viewer: Viewer): Promise<Session> | undefined {
    if (viewer === 'visitor') return undefined;
    const known = this.sessions.get(viewer) ?? this.signIn(viewer);
    this.sessions.set(viewer, known);
    return known;
  }

  private async signIn(viewer: Exclude<Viewer, 'visitor'>): Promise<Session> {
    const calls = await request.newContext({ baseURL: this.url, extraHTTPHeaders: { origin: this.url } });
    const [path, data] =
      viewer === 'admin' ? ['/api/vitamina/auth/login', ADMIN] : ['/api/auth/login', studios[viewer].owner];
    const response = await calls.post(path, { data });
    if (!response.ok()) throw new Error(`${viewer} cannot sign in: ${response.status()}`);
    const state = await calls.storageState();
    await calls.dispose();
    return state;
  }

  /** The link of a proposal for one screen only, by an owner whose list no screen shows. */
  async share(content: object): Promise<string> {
    this.owner ??= this.settle();
    const owner = await this.owner;
    this.latest = (await owner.ask('POST', '/api/propostas', content)).id;
    const { publicToken } = await owner.ask('POST', `/api/propostas/${this.latest}/generate-link`, {});
    return `/public/proposal/${publicToken}`;
  }

  /** The owner changes the proposal that was shared last. */
  async change(content: object): Promise<void> {
    await (await this.owner)?.ask('PUT', `/api/propostas/${this.latest}`, content);
  }

  private async settle(): Promise<ApiClient> {
    const { client } = await newOwner(this);
    await client.ask('POST', '/api/company-settings', studios.marina.company);
    return client;
  }
}
