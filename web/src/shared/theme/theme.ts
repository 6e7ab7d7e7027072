export type Theme = 'light' | 'dark';

const KEY = 'theme';
const listeners = new Set<() => void>();

/** The current theme. The inline script of index.html has set it before the first paint: saved, else the system's. */
export function currentTheme(): Theme {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}

/** Switches and stores the choice (P38). */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // The choice then lasts as long as the page.
  }
  apply(theme);
}

export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows the system while nothing is saved, and the choice made in another tab. */
export function followThemeSources(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', () => {
    if (savedTheme() === null) apply(system.matches ? 'dark' : 'light');
  });
  window.addEventListener('storage', (event) => {
    if (event.key === KEY && (event.newValue === 'light' || event.newValue === 'dark')) apply(event.newValue);
  });
}

function savedTheme(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function apply(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}
