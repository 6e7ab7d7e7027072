import { followThemeSources } from '../shared/theme/theme';
import '../styles/main.css';
import { clientToken } from './client-token';
import { reloadOnMissingChunk } from './reload-on-missing-chunk';
import { sitePageAt } from './site-pages';

followThemeSources();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * The client's page, the landing and the legal pages need no router: they start without the app around it, which is a third of
 * the app's first load. The next module is preloaded in each case, so that this choice costs no round trip.
 */
const token = clientToken(window.location.pathname);
const site = sitePageAt(window.location.pathname);
const isReadable = token !== null || site !== undefined;
// What the gateway has rendered is read and answered without scripts: it is not taken from its reader when one cannot be loaded.
if (!root.firstElementChild || !isReadable) reloadOnMissingChunk();

if (token !== null)
  void reactFirst()
    .then(() => import('./start-client-page'))
    .then(({ startClientPage }) => startClientPage(root, token));
else if (site)
  void reactFirst()
    .then(() => import('./start-site'))
    .then(({ startSite }) => startSite(root, site));
else
  void (root.firstElementChild ? reactFirst() : Promise.resolve())
    .then(() => import('./start-app'))
    .then(({ startApp }) => startApp(root));

/** Half of what these pages run is React. In a separate task, so that a slow phone can scroll in between. */
async function reactFirst(): Promise<void> {
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
}
