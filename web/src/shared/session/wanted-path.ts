const KEY = 'wanted-path';

/** Keeps where someone wanted to go before logging in (D44); survives the way to the identity provider and back. */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login leads to the dashboard.
  }
}

/** The remembered path, once. It is text that anyone could have stored: check it against the route table. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}
