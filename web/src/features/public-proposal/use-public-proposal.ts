import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadProposal } from './api/load-proposal';
import type { LoadState } from './model/response';
import { loadProblem } from './model/failure';
import { useFirstResponse } from './use-first-response';

type Loaded = { state: 'loading' } | (LoadState & { /** It replaced a proposal. */ replaced?: Replaced });

/** Whose proposal was shown, and the refused decision. */
interface Replaced {
  company: PublicProposal['empresa'];
  refused: string | undefined;
}

export type Reload = (refused?: string) => Promise<boolean>;

/**
 * The proposal of a link: the response sent with the page, else that of a call. `reload` keeps what is shown
 * until the response arrives, and if none does; it returns whether the page now shows the server's state. `refused`: the
 * refused decision, for a page that has nothing else to show.
 */
export function usePublicProposal(token: string): { loaded: Loaded; reload: Reload } {
  const first = useFirstResponse();
  const [loaded, setLoaded] = useState<Loaded>(first ?? { state: 'loading' });
  /** The latest call, until its response arrives. */
  const running = useRef<object>(null);

  const reload = useCallback<Reload>(
    (refused) => {
      const turn = {};
      running.current = turn;
      return ask(token).then((response) => {
        // Left, or called again meanwhile: the later response is used.
        if (running.current !== turn) return false;
        running.current = null;
        setLoaded((before) => {
          if (response.state === 'ready' || before.state !== 'ready') return response;
          if (response.state === 'failed') return before;
          return { ...response, replaced: { company: before.proposal.empresa, refused } };
        });
        return response.state !== 'failed';
      });
    },
    [token],
  );

  useEffect(() => {
    if (!first) void reload();
    return () => void (running.current = null);
  }, [first, reload]);

  useAskAgain(loaded.state === 'ready' || loaded.state === 'failed', running, reload);

  return { loaded, reload };
}

/** On returning to the page, or with a restored connection, it is loaded again: it may have changed (D17), or could not be loaded. */
function useAskAgain(wanted: boolean, running: RefObject<object | null>, reload: Reload) {
  useEffect(() => {
    if (!wanted) return undefined;
    const ask = () => {
      if (document.visibilityState === 'visible' && !running.current) void reload();
    };
    document.addEventListener('visibilitychange', ask);
    window.addEventListener('online', ask);
    return () => {
      document.removeEventListener('visibilitychange', ask);
      window.removeEventListener('online', ask);
    };
  }, [wanted, running, reload]);
}

async function ask(token: string): Promise<LoadState> {
  try {
    return { state: 'ready', proposal: await loadProposal(token) };
  } catch (error) {
    return loadProblem(error);
  }
}
