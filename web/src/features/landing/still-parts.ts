import { still } from '../../shared/ui/still';

/** What is only looked at. The server gives each its component (app/server-sites.ts). */
export const SAMPLE_PART = still(() => import('./components/sample-sheet'));
export const POSTER_PART = still(() => import('./components/drawn-poster'));
export const FEATURES_PART = still(() => import('./components/feature-grid'));
export const QUESTIONS_PART = still(() => import('./components/questions'));
export const FOOTER_PART = still(() => import('./components/landing-footer'));
