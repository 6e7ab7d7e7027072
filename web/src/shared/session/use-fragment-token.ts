import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The one-time token that a mail's link carries behind the `#` (D7), or ''. It is taken out of the address before
 * anything is drawn: it must lie in no history, and nobody should copy it along with the address. Opening a second link
 * in the same tab changes only the fragment, and is read again.
 */
export function useFragmentToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const given = tokenIn(hash);
  if (given !== '' && given !== token) setToken(given);

  useLayoutEffect(() => {
    if (hash === '') return;
    // At once, since the router's own replacement may wait; then the router is told, so that it does not bring it back.
    window.history.replaceState(window.history.state, '', pathname);
    void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return token;
}

function tokenIn(hash: string): string {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
