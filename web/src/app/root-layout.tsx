import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../shared/ui/toaster';
import { NavigationBar } from './navigation-bar';
import { useFocusOnNavigation } from './use-focus-on-navigation';

/** What stays while pages change. */
export function RootLayout() {
  useFocusOnNavigation();
  return (
    <>
      <NavigationBar />
      <Outlet />
      <Toaster />
      <ScrollRestoration />
    </>
  );
}
