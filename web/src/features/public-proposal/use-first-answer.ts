import type { PageAnswer } from '@acordo/contracts/page-renderer';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { useContext, useEffect, useState } from 'react';
import { errorFrom } from '../../shared/http/api-error';
import { FirstAnswerContext } from './first-answer';
import type { Answer } from './model/answer';
import { loadProblem } from './model/failure';

/**
 * What came with the page, for the first screen alone: one that is opened later asks anew, since the proposal may have
 * been signed meanwhile.
 */
export function useFirstAnswer(): Answer | null {
  const first = useContext(FirstAnswerContext);
  const [answer] = useState(() => {
    const came = first.read();
    return came && understood(came);
  });
  useEffect(() => first.forget(), [first]);
  return answer;
}

/** As an answer to the page's own call is. */
function understood({ status, body }: PageAnswer): Answer {
  if (status !== 200) return loadProblem(errorFrom(status, body));
  return { state: 'ready', proposal: JSON.parse(body) as PublicProposal };
}
