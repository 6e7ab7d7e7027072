import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { answerInPage, firstAnswer, FirstAnswerContext } from '../features/public-proposal/first-answer';
import { followOtherTabs } from '../shared/session/other-tabs';
import { followThemeSources } from '../shared/theme/theme';
import '../styles/main.css';
import { loadRoutesAt } from './load-routes';
import { reloadOnMissingChunk } from './reload-on-missing-chunk';
import { createRouter, routes } from './router';

reloadOnMissingChunk();
followThemeSources();
followOtherTabs();

const found = document.getElementById('root');
if (!found) throw new Error('index.html has no #root');
const root = found;

const app = () => (
  <StrictMode>
    <FirstAnswerContext value={firstAnswer(answerInPage())}>
      <RouterProvider router={createRouter()} />
    </FirstAnswerContext>
  </StrictMode>
);

/** A page that the server has drawn is taken over as it stands, and so needs its code first. */
async function start(): Promise<void> {
  if (root.firstElementChild) {
    await loadRoutesAt(routes, window.location.pathname);
    hydrateRoot(root, app());
  } else createRoot(root).render(app());
}

void start();
