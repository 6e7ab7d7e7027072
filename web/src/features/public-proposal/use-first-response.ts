import type { PageResponse } from '@acordo/contracts/page-renderer';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useContext, useEffect, useState } from 'react';
import { errorFrom } from '../../shared/http/api-error';
import { FirstResponseContext } from './first-response';
import type { LoadState } from './model/response';
import { loadProblem } from './model/failure';

/**
 * The response sent with the page, only for the first screen: one opened later makes the call, since the proposal may have
 * been signed meanwhile.
 */
export function useFirstResponse(): LoadState | null {
  const first = useContext(FirstResponseContext);
  const [response] = useState(() => {
    const came = first.read();
    return came && understood(came);
  });
  useEffect(() => first.clear(), [first]);
  return response;
}

/** In the form of a response to the page's own call. */
function understood({ status, body }: PageResponse): LoadState {
  if (status !== 200) return loadProblem(errorFrom(status, body));
  return { state: 'ready', proposal: JSON.parse(body) as PublicProposal };
}
