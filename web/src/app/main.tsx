import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { followOtherTabs } from '../shared/session/other-tabs';
import { followThemeSources } from '../shared/theme/theme';
import '../styles/main.css';
import { reloadOnMissingChunk } from './reload-on-missing-chunk';
import { createRouter } from './router';

reloadOnMissingChunk();
followThemeSources();
followOtherTabs();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createRouter()} />
  </StrictMode>,
);
