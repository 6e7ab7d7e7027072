import type { PageAnswer, PageRenderer } from '@acordo/contracts/page-renderer';
import { renderToString } from 'react-dom/server';
import { ANSWER_ELEMENT, firstAnswer } from '../features/public-proposal/first-answer';
import { describeAnswer } from '../features/public-proposal/model/description';
import { ClientPage } from './client-page';
import { clientToken } from './client-token';

function render(path: string, answer: PageAnswer): string {
  const token = clientToken(path);
  if (token === null) throw new Error('the server draws no such page');
  return renderToString(<ClientPage token={token} first={firstAnswer(answer)} />);
}

/** The gateway imports this bundle (docs/decisions/0010). */
export const renderer: PageRenderer = {
  answerElement: ANSWER_ELEMENT,
  pageModule: 'src/app/start-client-page.tsx',
  describe: describeAnswer,
  render,
};
