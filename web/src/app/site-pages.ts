import type { ComponentType } from 'react';
import { isAt, PATHS } from './paths';

/** A page that is the same for everybody: the gateway renders it at start, the browser hydrates it without the app around it. */
export interface SitePageModule {
  path: string;
  /** Its module in Vite's manifest. */
  module: string;
  /** Modules of its still parts (shared/ui/still.tsx) that have styles of their own. */
  styles?: readonly string[];
  /** It can be read, but not used without scripts. */
  needsScript?: boolean;
  load: () => Promise<{ Component: ComponentType }>;
}

export const SITE_PAGES: readonly SitePageModule[] = [
  {
    path: PATHS.home,
    module: 'src/features/landing/landing-page.tsx',
    styles: ['src/features/landing/components/sample-sheet.tsx'],
    load: () => import('../features/landing/landing-page'),
  },
  {
    path: PATHS.example,
    module: 'src/features/public-proposal/example/example-page.tsx',
    needsScript: true,
    load: () => import('../features/public-proposal/example/example-page'),
  },
  {
    path: PATHS.privacy,
    module: 'src/features/legal/privacy-page.tsx',
    load: () => import('../features/legal/privacy-page'),
  },
  {
    path: PATHS.terms,
    module: 'src/features/legal/terms-page.tsx',
    load: () => import('../features/legal/terms-page'),
  },
];

export const sitePageAt = (pathname: string): SitePageModule | undefined =>
  SITE_PAGES.find(({ path }) => isAt(path, pathname));
