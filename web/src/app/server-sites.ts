import type { PageDescription } from '@acordo/contracts/page-renderer';
import type { ComponentType } from 'react';
import DrawnPoster from '../features/landing/components/drawn-poster';
import FeatureGrid from '../features/landing/components/feature-grid';
import LandingFooter from '../features/landing/components/landing-footer';
import Questions from '../features/landing/components/questions';
import SampleSheet from '../features/landing/components/sample-sheet';
import { COPY as LANDING } from '../features/landing/copy';
import { Component as Landing } from '../features/landing/landing-page';
import { Component as Privacy } from '../features/legal/privacy-page';
import { PRIVACY } from '../features/legal/privacy-text';
import { Component as Terms } from '../features/legal/terms-page';
import { TERMS } from '../features/legal/terms-text';
import { APP_NAME, titleOfPage } from '../shared/ui/page-title';
import {
  FEATURES_PART,
  FOOTER_PART,
  POSTER_PART,
  QUESTIONS_PART,
  SAMPLE_PART,
} from '../features/landing/still-parts';
import { EXAMPLE } from '../features/public-proposal/example/copy';
import { Component as Example } from '../features/public-proposal/example/example-page';
import { PATHS } from './paths';

SAMPLE_PART.draw(SampleSheet);
POSTER_PART.draw(DrawnPoster);
FEATURES_PART.draw(FeatureGrid);
QUESTIONS_PART.draw(Questions);
FOOTER_PART.draw(LandingFooter);

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
  [PATHS.example]: { page: Example, description: describe(EXAMPLE.pageTitle, EXAMPLE.description) },
  [PATHS.privacy]: { page: Privacy, description: describe(PRIVACY.title, PRIVACY.description) },
  [PATHS.terms]: { page: Terms, description: describe(TERMS.title, TERMS.description) },
};
