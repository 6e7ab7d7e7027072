import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { askSession } from '../../shared/session/ask-session';
import { COOKIES_BLOCKED } from '../../shared/session/cookies-blocked';
import { currentUser, type SessionUser } from '../../shared/session/session-store';
import { notify } from '../../shared/ui/notify';
import { NOTICES, providerError } from './copy';
import { readRedirect } from './model/redirect';

/**
 * What happens on arriving at /auth (P31): the identity provider's parameters are read and removed;
 * with a valid session it redirects. True while the form is probably not needed.
 */
export function useArrival(onSession: (user: SessionUser, fresh: boolean) => void): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [redirect] = useState(() => readRedirect(search));
  const [waiting, setWaiting] = useState(() => redirect.kind === 'success' || currentUser() !== null);
  const arrived = useRef(false);

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    if (search !== '') void navigate(PATHS.auth, { replace: true });
    if (redirect.kind === 'error') notify.error(NOTICES.providerFailed, providerError(redirect.code));
    // Only the server decides who is logged in, not the parameters (D11).
    askSession()
      .then((user) => {
        if (user) onSession(user, redirect.kind === 'success');
        else if (redirect.kind === 'success') {
          notify.error(NOTICES.providerFailed, COOKIES_BLOCKED);
        }
      })
      .catch(() => undefined)
      .finally(() => setWaiting(false));
  }, [search, redirect, navigate, onSession]);

  return waiting;
}
