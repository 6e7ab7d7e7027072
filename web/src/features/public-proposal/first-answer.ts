import type { PageAnswer } from '@acordo/contracts/page-renderer';
import { createContext } from 'react';

/** Id of the element in which the gateway hands over the answer that it drew the page from. */
export const ANSWER_ELEMENT = 'public-proposal';

/** The answer that came with the page, until a screen has shown it. */
export interface FirstAnswer {
  read(): PageAnswer | null;
  forget(): void;
}

export function firstAnswer(given: PageAnswer | null): FirstAnswer {
  let answer = given;
  return {
    read: () => answer,
    forget: () => {
      answer = null;
    },
  };
}

export const FirstAnswerContext = createContext(firstAnswer(null));

/** What the gateway wrote into the page, if it did. */
export function answerInPage(): PageAnswer | null {
  const element = document.getElementById(ANSWER_ELEMENT);
  return element && { status: Number(element.dataset['status']), body: element.textContent };
}
