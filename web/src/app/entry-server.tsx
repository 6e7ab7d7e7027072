import type { Operator } from '@acordo/contracts/operator';
import type { getPublicPdf } from '@acordo/contracts/http/public/pdf';
import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import type { FormState, PageResponse, PageRenderer } from '@acordo/contracts/page-renderer';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { RESPONSE_ELEMENT, firstResponse } from '../features/public-proposal/first-response';
import { describeResponse } from '../features/public-proposal/model/description';
import Gone from '../features/public-proposal/components/gone';
import { drawGoneNow } from '../features/public-proposal/components/gone-later';
import { PlainGone } from '../features/public-proposal/plain/plain-gone';
import { PlainProposalPage } from '../features/public-proposal/plain/plain-proposal-page';
import { PlainRetry } from '../features/public-proposal/plain/plain-retry';
import { Unscripted } from '../features/public-proposal/plain/unscripted';
import { callUrl } from '../shared/http/call-url';
import { endpoint } from '../shared/http/endpoint';
import { ClientPage } from './client-page';
import { clientToken } from './client-token';
import { APP_PAGES, renderApp } from './server-app';
import { SITES } from './server-sites';
import { SiteFrame } from './site-frame';
import { SITE_PAGES } from './site-pages';

function render(path: string, response: PageResponse): string {
  const token = clientToken(path);
  if (token === null) throw new Error('the server draws no such page');
  return renderToString(<ClientPage token={token} first={firstResponse(response)} />);
}

function renderForm(path: string, response: PageResponse | null, form: FormState): string {
  if (!response) return renderToStaticMarkup(<PlainRetry path={path} form={form} />);
  if (response.status !== 200) return renderToStaticMarkup(<PlainGone response={response} form={form} />);
  const proposal = JSON.parse(response.body) as PublicProposal;
  return renderToStaticMarkup(<PlainProposalPage path={path} proposal={proposal} form={form} />);
}

const PDF = endpoint<typeof getPublicPdf>('GET', '/api/public/proposal/:token/pdf');

function renderUnscripted(path: string, response: PageResponse | null): string {
  const pdf = response?.status === 200 ? callUrl(PDF.path, { token: clientToken(path) ?? '' }) : null;
  return renderToStaticMarkup(<Unscripted pdf={pdf} />);
}

function renderSite(path: string, operator: Operator): string {
  if (APP_PAGES.some((page) => page.path === path)) return renderApp(path);
  return renderToString(<SiteFrame page={siteAt(path).page} operator={operator} />);
}

function siteAt(path: string) {
  const site = SITES[path];
  if (!site) throw new Error('the server draws no such page');
  return site;
}

drawGoneNow(Gone);

/** The gateway imports this bundle (docs/decisions/0010). */
export const renderer: PageRenderer = {
  responseElement: RESPONSE_ELEMENT,
  pageModule: 'src/app/start-client-page.tsx',
  formModule: 'src/features/public-proposal/changes/change-list.tsx',
  describe: describeResponse,
  render,
  renderForm,
  renderUnscripted,
  sitePages: [
    ...SITE_PAGES.map(({ path, module, styles = [], needsScript = false }) => ({
      path,
      styles,
      needsScript,
      modules: ['src/app/start-site.tsx', module],
      description: siteAt(path).description,
    })),
    ...APP_PAGES,
  ],
  renderSite,
};
