import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { RootLayout } from './root-layout';

/** The frame of every page. Browser and server draw the same one, or what the server drew could not be taken over. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  element: <RootLayout />,
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <></>,
  children,
});
