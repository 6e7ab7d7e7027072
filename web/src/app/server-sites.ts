import type { PageDescription } from '@acordo/contracts/page-renderer';
import type { ComponentType } from 'react';
import { COPY as LANDING } from '../features/landing/copy';
import { Component as Landing } from '../features/landing/landing-page';
import { Component as Privacy } from '../features/legal/privacy-page';
import { PRIVACY } from '../features/legal/privacy-text';
import { Component as Terms } from '../features/legal/terms-page';
import { TERMS } from '../features/legal/terms-text';
import { APP_NAME, titleOfPage } from '../shared/ui/page-title';
import { PATHS } from './paths';

const describe = (title: string, text: string): PageDescription => ({
  title: titleOfPage(title),
  siteName: APP_NAME,
  shareTitle: title,
  shareText: text,
  hasPicture: false,
});

/** The site pages as the server renders them: synchronously, without lazy loading. */
export const SITES: Readonly<Record<string, { page: ComponentType; description: PageDescription }>> = {
  [PATHS.home]: { page: Landing, description: describe(LANDING.pageTitle, LANDING.hero.text) },
  [PATHS.privacy]: { page: Privacy, description: describe(PRIVACY.title, PRIVACY.description) },
  [PATHS.terms]: { page: Terms, description: describe(TERMS.title, TERMS.description) },
};
