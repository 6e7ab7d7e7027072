import { getProposalPdf } from '@acordo/contracts/http/propostas/pdf';
import { jest } from '@jest/globals';
import { at } from '../../../shared/proposals/testing/owner-page';
import type { FakeApi } from '../../../shared/testing/fake-api';

/** Lets the server return a PDF of this proposal; returns the names of the downloaded files. */
export function catchFiles(api: FakeApi, id: string): string[] {
  const names: string[] = [];
  const headers = { 'content-disposition': "attachment; filename*=UTF-8''Proposta%20A.pdf" };
  api.reply(at(getProposalPdf, id), () => new Response('%PDF', { headers }));
  // jsdom has no addresses for blobs.
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
