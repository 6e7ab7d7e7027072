import type { BrowserContext } from '@playwright/test';

/** Shorter movement is not perceived. */
const BLINK_MS = 50;

/** Records every animation and transition longer than an instant, on all pages opened from now on. */
export async function watchMotion(context: BrowserContext): Promise<Set<string>> {
  const seen = new Set<string>();
  await context.exposeBinding('reportMotion', (_source, motion: string) => void seen.add(motion));
  await context.addInitScript((blink) => {
    const tell = Reflect.get(window, 'reportMotion') as (motion: string) => Promise<void>;
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
        const name =
          animation instanceof CSSAnimation
            ? animation.animationName
            : animation instanceof CSSTransition
              ? animation.transitionProperty
              : 'script';
        if (Number(activeDuration) > blink)
          void tell(`${name}, ${Number(activeDuration)} ms: ${target?.outerHTML.slice(0, 120) ?? ''}`);
      }
    };
    for (const event of ['transitionrun', 'animationstart']) addEventListener(event, look, true);
    addEventListener('load', look);
  }, BLINK_MS);
  return seen;
}
