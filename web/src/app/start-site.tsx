import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { operatorInPage } from '../shared/operator/operator';
import { followOtherTabs } from '../shared/session/other-tabs';
import { SiteFrame } from './site-frame';
import type { SitePage } from './site-pages';

/** Takes over what the gateway has drawn at its start (docs/decisions/0016); in development, draws by itself. */
export async function startSite(root: HTMLElement, site: SitePage): Promise<void> {
  followOtherTabs();
  const { Component } = await site.load();
  const page = (
    <StrictMode>
      <SiteFrame page={Component} operator={operatorInPage()} />
    </StrictMode>
  );
  if (root.firstElementChild) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
