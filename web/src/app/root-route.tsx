import type { RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page';
import { RootLayout } from './root-layout';

/** The frame of every page. Browser and server must render the same one for hydration. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  element: <RootLayout />,
  errorElement: <ErrorPage />,
  hydrateFallbackElement: <></>,
  children,
});

/** Pages with a frame around them. One that breaks leaves the frame as it is. */
export const shellRoute = (
  shell: Pick<RouteObject, 'lazy' | 'Component'>,
  pages: RouteObject[],
): RouteObject => ({
  ...shell,
  children: [{ errorElement: <ErrorPage inside />, children: pages }],
});
