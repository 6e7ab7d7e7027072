import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Gateway, startGateway } from './support/start-gateway.js';

const settings = {
  LIMIT_PDFS_PER_MINUTE: '2',
  LIMIT_VERIFICATIONS_PER_MINUTE: '2',
  TRUSTED_PROXIES: '127.0.0.0/8', // so that a test can use any address
};

describe('limits of PDFs and verifications (D48)', () => {
  let gateway: Gateway;
  let client = 0;
  const from = () => ({ headers: { 'x-forwarded-for': `198.51.100.${(client += 1)}` } });
  const publicPdf = async (link: string) =>
    (await fetch(`${gateway.url}/api/public/proposal/${link}/pdf`, from())).status;
  const ownPdf = async (session: string, id: number) =>
    (await gateway.as(session, `/api/propostas/5f0d3f5a-61d6-4f8e-8f5a-00000000000${id}/pdf`, from())).status;

  beforeAll(async () => {
    gateway = await startGateway(settings);
  });
  beforeEach(() => {
    gateway.proposals.seen.length = 0;
  });
  afterAll(() => gateway.close());

  it('count a link’s PDFs from all addresses together', async () => {
    expect([await publicPdf('L1'), await publicPdf('%4C1'), await publicPdf('L1')]).toEqual([200, 200, 429]);
    expect(await publicPdf('L2')).toBe(200);
    expect(gateway.proposals.seen).toHaveLength(3);
  });

  it('count an owner’s PDFs, of whichever proposal', async () => {
    const session = gateway.identity.logIn();
    expect([await ownPdf(session, 1), await ownPdf(session, 2), await ownPdf(session, 3)]).toEqual([
      200, 200, 429,
    ]);
  });

  it('do not count calls without a session, so that nobody can use up an owner’s limit', async () => {
    for (let i = 0; i < 4; i += 1) expect(await ownPdf('nobody', 1)).toBe(401);
    expect(gateway.proposals.seen).toHaveLength(0);
  });

  it('count verifications by address, whatever code is tried (attack 69)', async () => {
    const same = from();
    const verify = async (code: string, init = same) =>
      (await fetch(`${gateway.url}/api/public/verify/${code}`, init)).status;
    expect([await verify('A'), await verify('B'), await verify('C')]).toEqual([200, 200, 429]);
    expect(await verify('C', from())).toBe(200);
  });
});
