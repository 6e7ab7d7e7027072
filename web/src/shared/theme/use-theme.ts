import { useSyncExternalStore } from 'react';
import { currentTheme, onThemeChange, setTheme, type Theme } from './theme';

export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light' as const);
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') };
}
