import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../shared/ui/toaster';
import { useKeptFocus } from '../shared/ui/use-kept-focus';
import { NavigationBar } from './navigation-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What stays while pages change. */
export function RootLayout() {
  useFocusOnNavigation();
  useKeptFocus();
  return (
    <>
      <NavigationBar />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
