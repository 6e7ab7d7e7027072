import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs } from '../shared/session/other-tabs';
import { loadRoutesAt } from './load-routes';
import { createRouter, routes } from './router';

/** Every page but the client's. A page that was drawn already is taken over as it stands, and so needs its code first. */
export async function startApp(root: HTMLElement): Promise<void> {
  followOtherTabs();
  const drawn = root.firstElementChild !== null;
  if (drawn) await loadRoutesAt(routes, window.location.pathname);
  const app = (
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>
  );
  if (drawn) hydrateRoot(root, app);
  else createRoot(root).render(app);
}
