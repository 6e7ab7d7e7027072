const KEY = 'wish-to-register';

/** "Começar" leads to /auth, opened at the registration. Pages without the router hand that over here; the address stays /auth. */
export function wishToRegister(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage /auth opens at the login, one link away.
  }
}

/** Whether that was wished, once. */
export function takeWishToRegister(): boolean {
  try {
    const wished = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wished;
  } catch {
    return false;
  }
}
