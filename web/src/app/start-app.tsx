import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs } from '../shared/session/other-tabs';
import { takeWishToRegister } from '../shared/session/wish-to-register';
import { isAt, PATHS } from './paths';
import { createRouter } from './router';

/** Every page that only the browser renders: all but the client's page and the site's. */
export function startApp(root: HTMLElement): void {
  followOtherTabs();
  const router = createRouter();
  if (isAt(PATHS.auth, window.location.pathname) && takeWishToRegister())
    void router.navigate(PATHS.auth, { replace: true, state: { mode: 'register' } });
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
}
