import { StrictMode } from 'react';
import { operatorInPage } from '../shared/operator/operator';
import { followOtherTabs } from '../shared/session/other-tabs';
import { SiteFrame } from './site-frame';
import type { SitePageModule } from './site-pages';
import { takeOver } from './take-over';

/** Takes over what the gateway has drawn at its start (docs/decisions/0016); in development, draws by itself. */
export async function startSite(root: HTMLElement, site: SitePageModule): Promise<void> {
  followOtherTabs();
  const { Component } = await site.load();
  const page = (
    <StrictMode>
      <SiteFrame page={Component} operator={operatorInPage()} />
    </StrictMode>
  );
  takeOver(root, page);
}
