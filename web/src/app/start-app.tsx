import { followOtherTabs } from '../shared/session/other-tabs';
import { takeWishToRegister } from '../shared/session/wish-to-register';
import { AppPage } from './app-page';
import { isAt, PATHS } from './paths';
import { createRouter, loadRoutesAt } from './router';
import { takeOver } from './take-over';

/** Every page but the client's and the site's. Login and dashboard were rendered by the gateway, as far as they are the same for all. */
export async function startApp(root: HTMLElement): Promise<void> {
  followOtherTabs();
  const { pathname } = window.location;
  await prepare(root, pathname);
  const router = createRouter();
  if (isAt(PATHS.auth, pathname) && takeWishToRegister())
    void router.navigate(PATHS.auth, { replace: true, state: { mode: 'register' } });
  takeOver(root, <AppPage router={router} />);
}

/** Empties the page where something else is shown than the gateway has rendered (see index.html), or it cannot be loaded. */
async function prepare(root: HTMLElement, pathname: string): Promise<void> {
  const { dataset } = document.documentElement;
  const isOther = dataset['drawn'] === 'other';
  try {
    if (!isOther && root.firstElementChild) await loadRoutesAt(pathname);
    else root.replaceChildren();
  } catch {
    root.replaceChildren();
  }
  delete dataset['drawn'];
}
