import type { PageAnswer, PageRenderer } from '@acordo/contracts/page-renderer';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ANSWER_ELEMENT, firstAnswer, FirstAnswerContext } from '../features/public-proposal/first-answer';
import { describeAnswer } from '../features/public-proposal/model/description';
import { Component as PublicProposalPage } from '../features/public-proposal/public-proposal-page';
import { PATHS } from './paths';
import { rootRoute } from './root-route';

/** Only what the server draws; a page that is to be prerendered is added here. */
const { dataRoutes } = createStaticHandler([
  rootRoute([{ path: PATHS.publicProposal, Component: PublicProposalPage }]),
]);

/** No route here loads or acts, so there is nothing that the handler would have to be asked for. */
function contextAt(pathname: string): StaticHandlerContext {
  const matches = matchRoutes(dataRoutes, pathname);
  if (!matches) throw new Error('the server draws no such page');
  return {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default', mask: undefined },
    matches,
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
}

function render(path: string, answer: PageAnswer): string {
  const context = contextAt(path);
  return renderToString(
    <FirstAnswerContext value={firstAnswer(answer)}>
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </FirstAnswerContext>,
  );
}

/** The gateway imports this bundle (docs/decisions/0010). */
export const renderer: PageRenderer = {
  answerElement: ANSWER_ELEMENT,
  pageModule: 'src/features/public-proposal/public-proposal-page.tsx',
  describe: describeAnswer,
  render,
};
