import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The one-time token in the fragment of an email's link (D7), or ''. It is removed from the address before
 * anything is rendered: it must be in no history, and must not be copied with the address. Opening a second link
 * in the same tab changes only the fragment, which is read again.
 */
export function useFragmentToken(): string {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState('');
  const given = tokenIn(hash);
  if (given !== '' && given !== token) setToken(given);

  useLayoutEffect(() => {
    if (hash === '') return;
    // At once, since the router's own replacement may be delayed; then with the router, so that it does not restore it.
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
