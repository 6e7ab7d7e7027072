import { type ComponentType, createElement, lazy } from 'react';
import type { GoneProps } from './gone';

/** With the forms, while the browser is idle: a refusal is explained at once then (attack 356). */
export async function loadGone(): Promise<typeof import('./gone')> {
  const code = await import('./gone');
  drawGoneNow(code.default);
  return code;
}

/**
 * Not in the page's first load: only a link that is no longer valid shows it. If its code can't be loaded, what the gateway rendered
 * stays, and its form works without it.
 */
let shown: ComponentType<GoneProps> = lazy(() => loadGone().catch(() => new Promise<never>(() => {})));

/** Also for rendering on the server, which has all code. */
export const drawGoneNow = (component: ComponentType<GoneProps>): void => {
  shown = component;
};

export const GoneLater = (props: GoneProps) => createElement(shown, props);
