import type { Page } from '@playwright/test';
import { inTurn, press } from './acts.js';
import { at, type Screen } from './screen.js';

const of = at('visitor', '/');

/** Moves to a frame in the middle, with its caption. */
const toMiddle = (page: Page) =>
  page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.pause();
    const there = new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    video.currentTime = 12;
    await there;
  });

/** Public pages about the product. */
export const siteScreens: readonly Screen[] = [
  of('landing', { phone: true }),
  of('landing-tour', { act: inTurn(press(/Assistir/), toMiddle) }),
  of('landing-logged-in', { as: 'marina', sees: 'Dashboard' }),
  of('privacy', { path: '/privacy-policy', phone: true }),
  of('terms', { path: '/terms-of-service' }),
  of('not-found', { path: '/nao-existe', phone: true }),
];
