import { publicProposalFixture } from '@acordo/contracts/fixtures/proposal';
import { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import { getPublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FakeApi } from '../../shared/testing/fake-api';
import { Screen } from './components/screen';

jest.setTimeout(30_000); // a whole page in jsdom, as in testing/open-page

it('a page opened by a damaged link continues with the link’s own token (attack 271)', async () => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  const { id } = publicProposalFixture;
  const load = { ...getPublicProposal, path: `/api/public/proposal/${id}).` as const };
  const pdf = { ...getPublicPdf, path: `/api/public/proposal/${id}/pdf` as const };
  const api = new FakeApi().install().respond(load, 200, publicProposalFixture);
  render(<Screen token={`${id}).`} />);
  await screen.findByText('Assinar Proposta Digitalmente', { selector: 'aside button *' });
  const [button] = screen.getAllByLabelText('Baixar PDF');
  if (!button) throw new Error('there is no button for the PDF');
  await userEvent.setup({ delay: null }).click(button);
  await waitFor(() => expect(api.callsTo(pdf)).toHaveLength(1));
});
