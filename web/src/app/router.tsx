import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { BrokenClientRoute } from './error-page';
import { nameEntry } from './name-entry';
import { PATHS } from './paths';
import { rootRoute, shellRoute } from './root-route';

/**
 * Every page is its own chunk and exports `Component`. Landing, login and the client's page stand alone; the owner's pages
 * share the shell with guard, navigation and the query cache.
 */
export const routes: RouteObject[] = [
  rootRoute([
    { path: PATHS.home, lazy: () => import('../features/landing/landing-page') },
    { path: PATHS.example, lazy: () => import('../features/public-proposal/example/example-page') },
    { path: PATHS.privacy, lazy: () => import('../features/legal/privacy-page') },
    { path: PATHS.terms, lazy: () => import('../features/legal/terms-page') },
    { path: PATHS.auth, lazy: () => import('../features/auth/auth-page') },
    { path: PATHS.recover, lazy: () => import('../features/auth/recover-page') },
    { path: PATHS.newPassword, lazy: () => import('../features/auth/new-password-page') },
    { path: PATHS.confirmEmail, lazy: () => import('../features/auth/confirm-page') },
    {
      path: PATHS.publicProposal,
      errorElement: <BrokenClientRoute />,
      lazy: () => import('../features/public-proposal/public-proposal-page'),
    },
    { path: PATHS.proposalAddress, lazy: () => import('./proposal-address-page') },
    { path: PATHS.verify, lazy: () => import('../features/verification/verification-page') },
    { path: PATHS.verifyCode, lazy: () => import('../features/verification/verification-page') },
    // Only emails link to it, so it is not in PATHS, which every first load includes.
    { path: '/emails/:token', lazy: () => import('../features/mail-choice/mail-choice-page') },
    shellRoute({ lazy: () => import('./app-shell') }, [
      { path: PATHS.dashboard, lazy: () => import('../features/proposals/dashboard-page') },
      { path: PATHS.view, lazy: () => import('../features/proposals/view-page') },
      { path: PATHS.create, lazy: () => import('../features/wizard/create-page') },
      { path: PATHS.edit, lazy: () => import('../features/wizard/edit-page') },
      { path: PATHS.settings, lazy: () => import('../features/settings/settings-page') },
      { path: PATHS.subscription, lazy: () => import('../features/subscription/subscription-page') },
      { path: PATHS.account, lazy: () => import('../features/account/account-page') },
    ]),
    { path: PATHS.adminLogin, lazy: () => import('../features/admin/login-page') },
    shellRoute({ lazy: () => import('../features/admin/admin-shell') }, [
      { path: PATHS.admin, lazy: () => import('../features/admin/panel-page') },
      { path: PATHS.adminProfile, lazy: () => import('../features/admin/profile-page') },
    ]),
    { path: '*', lazy: () => import('../features/not-found/not-found-page') },
  ]),
];

export function createRouter() {
  nameEntry();
  return createBrowserRouter(routes);
}

/** Loads what this address shows, so that a page that was rendered before can be hydrated in one step. */
export async function loadRoutesAt(pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const { lazy } = route;
      if (typeof lazy === 'function') Object.assign(route, await lazy(), { lazy: undefined });
    }),
  );
}
