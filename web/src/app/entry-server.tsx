import type { Operator } from '@acordo/contracts/operator';
import type { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { DrawnForm, PageAnswer, PageRenderer } from '@acordo/contracts/page-renderer';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ANSWER_ELEMENT, firstAnswer } from '../features/public-proposal/first-answer';
import { describeAnswer } from '../features/public-proposal/model/description';
import { PlainGone } from '../features/public-proposal/plain/plain-gone';
import { PlainPage } from '../features/public-proposal/plain/plain-page';
import { PlainRetry } from '../features/public-proposal/plain/plain-retry';
import { Unscripted } from '../features/public-proposal/plain/unscripted';
import { callUrl } from '../shared/http/call-url';
import { endpoint } from '../shared/http/endpoint';
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

function renderForm(path: string, answer: PageAnswer | null, form: DrawnForm): string {
  if (!answer) return renderToStaticMarkup(<PlainRetry path={path} form={form} />);
  if (answer.status !== 200) return renderToStaticMarkup(<PlainGone answer={answer} form={form} />);
  const proposal = JSON.parse(answer.body) as PublicProposal;
  return renderToStaticMarkup(<PlainPage path={path} proposal={proposal} form={form} />);
}

const PDF = endpoint<typeof getPublicPdf>('GET', '/api/public/proposal/:token/pdf');

function renderUnscripted(path: string, answer: PageAnswer | null): string {
  const pdf = answer?.status === 200 ? callUrl(PDF.path, { token: clientToken(path) ?? '' }) : null;
  return renderToStaticMarkup(<Unscripted pdf={pdf} />);
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
  formModule: 'src/features/public-proposal/changes/change-list.tsx',
  describe: describeAnswer,
  render,
  renderForm,
  renderUnscripted,
  sitePages: SITE_PAGES.map(({ path, module }) => ({
    path,
    modules: ['src/app/start-site.tsx', module],
    description: siteAt(path).description,
  })),
  renderSite,
};
