import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../shared/ui/toaster';
import { useWholePress } from '../shared/forms/use-whole-press';
import { useKeptFocus } from '../shared/ui/use-kept-focus';
import { NavigationBar } from './navigation-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** The frame that stays while pages change. */
export function RootLayout() {
  useFocusOnNavigation();
  useKeptFocus();
  useWholePress();
  return (
    <>
      <NavigationBar />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
