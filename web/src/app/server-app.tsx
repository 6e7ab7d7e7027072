import type { PageDescription } from '@acordo/contracts/page-renderer';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import * as login from '../features/auth/auth-page';
import { COPY as LOGIN } from '../features/auth/copy';
import { COPY as DASHBOARD } from '../features/proposals/copy';
import * as dashboard from '../features/proposals/dashboard-page';
import { APP_NAME, titleOfPage } from '../shared/ui/page-title';
import { AppPage } from './app-page';
import { Component as Shell } from './app-shell';
import { earlyCalls } from './early-calls';
import { PATHS } from './paths';
import { rootRoute, shellRoute } from './root-route';

/** As in router.tsx, without lazy loading. */
const routes = [
  rootRoute([
    { path: PATHS.auth, ...login },
    shellRoute({ Component: Shell }, [{ path: PATHS.dashboard, ...dashboard }]),
  ]),
];

const describe = (title: string, text: string): PageDescription => ({
  title: titleOfPage(title),
  siteName: APP_NAME,
  shareTitle: title,
  shareText: text,
  hasPicture: false,
});

/** Pages of the app that are seen before its scripts have loaded: the login, and the dashboard while the session is checked (P125). */
export const APP_PAGES = [
  {
    path: PATHS.auth,
    modules: ['src/app/start-app.tsx', 'src/features/auth/auth-page.tsx'],
    description: describe(LOGIN.login.title, LOGIN.login.text),
    needsScript: true,
  },
  {
    path: PATHS.dashboard,
    modules: ['src/app/start-app.tsx', 'src/app/app-shell.tsx', 'src/features/proposals/dashboard-page.tsx'],
    description: describe(DASHBOARD.pageTitle, DASHBOARD.intro),
    needsScript: true,
    ownersOnly: true,
    script: earlyCalls(),
  },
] as const;

export function renderApp(path: string): string {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  try {
    return renderToString(<AppPage router={router} />);
  } finally {
    router.dispose();
  }
}
