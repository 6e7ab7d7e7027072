import type { Operator } from '@acordo/contracts/operator';
import type { PageAnswer, PageRenderer } from '@acordo/contracts/page-renderer';
import { renderToString } from 'react-dom/server';
import { ANSWER_ELEMENT, firstAnswer } from '../features/public-proposal/first-answer';
import { describeAnswer } from '../features/public-proposal/model/description';
import { ClientPage } from './client-page';
import { clientToken } from './client-token';
import { SITES } from './server-sites';
import { SiteFrame } from './site-frame';
import { SITE_PAGES } from './site-pages';

function render(path: string, answer: PageAnswer): string {
  const token = clientToken(path);
  if (token === null) throw new Error('the server draws no such page');
  return renderToString(<ClientPage token={token} first={firstAnswer(answer)} />);
}

function renderSite(path: string, operator: Operator): string {
  return renderToString(<SiteFrame page={siteAt(path).page} operator={operator} />);
}

function siteAt(path: string) {
  const site = SITES[path];
  if (!site) throw new Error('the server draws no such page');
  return site;
}

/** The gateway imports this bundle (docs/decisions/0010). */
export const renderer: PageRenderer = {
  answerElement: ANSWER_ELEMENT,
  pageModule: 'src/app/start-client-page.tsx',
  describe: describeAnswer,
  render,
  sitePages: SITE_PAGES.map(({ path, module }) => ({
    path,
    modules: ['src/app/start-site.tsx', module],
    description: siteAt(path).description,
  })),
  renderSite,
};
