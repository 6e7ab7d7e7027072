/**
 * Gives the tab's history entry a key of its own (P134). Without one React Router calls every page that is opened by its address
 * 'default', and starts it where the last such page of this tab was scrolled to. The browser keeps the key for reloads and Back.
 */
export function nameEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}
