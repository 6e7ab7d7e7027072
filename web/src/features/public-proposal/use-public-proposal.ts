import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { loadProposal } from './api/load-proposal';
import type { HttpResponse } from './model/response';
import { loadProblem } from './model/failure';
import { useFirstResponse } from './use-first-response';

type Loaded = { state: 'loading' } | (HttpResponse & { /** It replaced a proposal. */ replaced?: Replaced });

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
  const running = useRef<AbortController>(null);

  const reload = useCallback<Reload>(
    (refused) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      return ask(token, controller.signal).then((response) => {
        // Left, or called again meanwhile: the later response is used.
        if (controller.signal.aborted) return false;
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
    return () => running.current?.abort();
  }, [first, reload]);

  // A page that could not be loaded is loaded when the connection is back.
  useEffect(() => {
    if (loaded.state !== 'failed') return undefined;
    const again = () => void reload();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [loaded.state, reload]);

  useAskAgain(loaded.state === 'ready', running, reload);

  return { loaded, reload };
}

/** On returning to the page, or with a restored connection, it is reloaded: it may have changed meanwhile (D17). */
function useAskAgain(wanted: boolean, running: RefObject<AbortController | null>, reload: Reload) {
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

async function ask(token: string, signal: AbortSignal): Promise<HttpResponse> {
  try {
    return { state: 'ready', proposal: await loadProposal(token, signal) };
  } catch (error) {
    return loadProblem(error);
  }
}
