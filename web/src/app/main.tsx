import { followThemeSources } from '../shared/theme/theme';
import '../styles/main.css';
import { clientToken } from './client-token';
import { reloadOnMissingChunk } from './reload-on-missing-chunk';

reloadOnMissingChunk();
followThemeSources();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/**
 * The client's page needs neither router nor session: it starts without the app around it, which is a third of the app's
 * first load. What comes next is preloaded in both cases, so that this choice costs no round trip.
 */
const token = clientToken(window.location.pathname);
if (token === null) void import('./start-app').then(({ startApp }) => startApp(root));
else void import('./start-client-page').then(({ startClientPage }) => startClientPage(root, token));
