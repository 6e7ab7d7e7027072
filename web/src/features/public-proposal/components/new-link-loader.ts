import { type ComponentType, createElement, lazy } from 'react';
import type { NewLinkProps } from './new-link';

/**
 * Not in the page's first load: only an expired link shows it. If its code can't be loaded, the form that the gateway rendered stays,
 * which works without it.
 */
const Later = lazy(() => import('./new-link').catch(() => new Promise<never>(() => {})));
let drawn: ComponentType<NewLinkProps> = Later;

/** For rendering on the server, which has all code. */
export const drawNewLinkNow = (component: ComponentType<NewLinkProps>): void => {
  drawn = component;
};

export const NewLinkLater = (props: NewLinkProps) => createElement(drawn, props);
