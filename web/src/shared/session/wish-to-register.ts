const KEY = 'wish-to-register';

/** "Começar" opens /auth at the registration. Pages without the router pass that here; the address stays /auth. */
export function wishToRegister(): void {
  try {
    sessionStorage.setItem(KEY, '1');
  } catch {
    // Without storage /auth opens at the login, one link away.
  }
}

/** Whether the registration was chosen, once. */
export function takeWishToRegister(): boolean {
  try {
    const wished = sessionStorage.getItem(KEY) !== null;
    sessionStorage.removeItem(KEY);
    return wished;
  } catch {
    return false;
  }
}
