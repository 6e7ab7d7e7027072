import type { Rule } from './keep-first-load-light.ts';

/** May load later, never before the first interaction of a light page. */
const HEAVY = ['zod', '@tanstack/', '@radix-ui/', 'radix-ui', 'sonner', 'react-hook-form'];

/** What the pages load before the first interaction, limited to what a slow phone can load; unused bytes stay in reserve. */
export const FIRST_LOADS: readonly Rule[] = [
  {
    pages: ['src/app/start-client-page'],
    budget: 102_000, // React and its DOM half are 69,000 of it
    refused: [...HEAVY, 'react-router'],
  },
  {
    pages: ['src/app/start-site', 'features/landing/landing-page'],
    budget: 88_500, // what is only looked at is not loaded (shared/ui/still.tsx)
    refused: [...HEAVY, 'react-router'],
  },
  {
    pages: ['src/app/start-site', 'features/legal/privacy-page', 'features/legal/terms-page'],
    budget: 95_000,
    refused: [...HEAVY, 'react-router'],
  },
  {
    pages: ['src/app/start-site', 'public-proposal/example/example-page'],
    budget: 99_500,
    refused: [...HEAVY, 'react-router'],
  },
  {
    pages: ['src/app/start-app', 'features/auth/auth-page'],
    budget: 177_000, // the form's rules are 38,000 of it
    refused: ['@radix-ui/', 'sonner'],
  },
  {
    pages: ['src/app/start-app'],
    budget: 119_000, // the router is 31,000 more
    refused: HEAVY,
  },
  {
    pages: ['src/app/start-app', 'src/app/app-shell', 'features/proposals/dashboard-page'],
    budget: 169_500,
    refused: ['zod', '@radix-ui/', 'sonner'],
  },
];
