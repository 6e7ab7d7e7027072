import type { Call } from '@acordo/contracts/call';
import { type ErrorCode, errorText } from '@acordo/contracts/errors';
import { publicProposalFixture, signedPublicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { rejectProposal, signProposal } from '@acordo/contracts/http/public/decide';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { reportView } from '@acordo/contracts/http/public/view';

const TOKEN = publicProposalFixture.id;

/** The page's calls at the fixture's link (D16: its token is in place of an id). */
export const LOAD: Call = { ...getPublicProposal, path: `/api/public/proposal/${TOKEN}` };
export const PDF: Call = { ...getPublicPdf, path: `/api/public/proposal/${TOKEN}/pdf` };
export const VIEW: Call = { ...reportView, path: `/api/public/proposal/${TOKEN}/view` };
export const SIGN: Call = { ...signProposal, path: `/api/propostas/${TOKEN}/assinatura` };
export const REJECT: Call = { ...rejectProposal, path: `/api/propostas/${TOKEN}/rejeitar` };

export type FakeResponse = () => Response | Promise<Response>;

const json =
  (body: unknown, status = 200): FakeResponse =>
  () =>
    new Response(JSON.stringify(body), { status });

/** The fixture, open by default, parsed by the contract. */
export const proposal = (change: Partial<typeof publicProposalFixture> = {}): FakeResponse =>
  json(getPublicProposal.responses[200].parse({ ...publicProposalFixture, ...change }));
export const signed: FakeResponse = json(signedPublicProposalFixture);
export const rejected: FakeResponse = proposal({ status: 'rejeitado' });
/** The reader is the proposal's owner. */
export const ownView: FakeResponse = json({ propria: true });
export const done: FakeResponse = json({ success: true });
export const noConnection: FakeResponse = () => Promise.reject(new TypeError('Failed to fetch'));

/** D5's body for a code of the error table. */
export function failure(code: ErrorCode, fields?: Record<string, string>): FakeResponse {
  const { status, error, message } = errorText(code);
  return json({ error, message, code, requestId: 'test', ...(fields && { fields }) }, status);
}

/** TOO_MANY with the seconds to wait (D48). */
export function tooMany(seconds: number): FakeResponse {
  const { status, error, message } = errorText('TOO_MANY');
  const body = JSON.stringify({ error, message, code: 'TOO_MANY', requestId: 'test' });
  return () => new Response(body, { status, headers: { 'retry-after': String(seconds) } });
}

/** One response after the other; the last one is repeated. */
export function inTurn(responses: FakeResponse[]): FakeResponse {
  const left = [...responses];
  return () => {
    const next = left.length > 1 ? left.shift() : left[0];
    return next ? next() : noConnection();
  };
}
