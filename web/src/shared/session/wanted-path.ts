const KEY = 'wanted-path';

/** Stores the wanted path before a login (D44), also during the redirect to the identity provider. */
export function rememberWantedPath(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Without storage the login goes to the dashboard.
  }
}

/** The stored path, once. It may be any text: check it with the route table. */
export function takeWantedPath(): string | null {
  try {
    const path = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return null;
  }
}
