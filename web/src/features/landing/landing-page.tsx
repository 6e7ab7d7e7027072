import { useSession } from '../../shared/session/use-session';
import { SkipLink } from '../../shared/ui/skip-link';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ClosingBand } from './components/closing-band';
import { Hero } from './components/hero';
import { LandingHeader } from './components/landing-header';
import { Pricing } from './components/pricing';
import { VideoSection } from './components/video-section';
import { COPY } from './copy';
import { FEATURES_PART, FOOTER_PART, QUESTIONS_PART } from './still-parts';
import { TOUR } from './tour';

/** P81. Logged in or not comes from the cached user; without a call. */
export function Component() {
  const loggedIn = useSession() !== null;
  usePageTitle(COPY.pageTitle);
  return (
    <>
      <SkipLink />
      <LandingHeader loggedIn={loggedIn} />
      <main id="conteudo" tabIndex={-1}>
        <Hero loggedIn={loggedIn} />
        <VideoSection tour={TOUR} />
        <FEATURES_PART.Part />
        <Pricing />
        <QUESTIONS_PART.Part />
        <ClosingBand loggedIn={loggedIn} />
      </main>
      <FOOTER_PART.Part />
    </>
  );
}
