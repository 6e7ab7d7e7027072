import { StrictMode } from 'react';
import { operatorInPage } from '../shared/operator/operator';
import { followOtherTabs } from '../shared/session/other-tabs';
import { keepStill } from '../shared/ui/still';
import { SiteFrame } from './site-frame';
import type { SitePageModule } from './site-pages';
import { takeOver } from './take-over';

/** Hydrates what the gateway has rendered at its start (docs/decisions/0016); renders the page in development. */
export async function startSite(root: HTMLElement, site: SitePageModule): Promise<void> {
  followOtherTabs();
  const { Component } = await site.load();
  const page = (
    <StrictMode>
      <SiteFrame page={Component} operator={operatorInPage()} />
    </StrictMode>
  );
  if (root.firstElementChild) keepStill();
  takeOver(root, page);
}
