import type { PageResponse } from '@acordo/contracts/page-renderer';
import { createContext } from 'react';

/** Id of the element in which the gateway hands over the response that it drew the page from. */
export const RESPONSE_ELEMENT = 'public-proposal';

/** The response that came with the page, until a screen has shown it. */
export interface FirstResponse {
  read(): PageResponse | null;
  forget(): void;
}

export function firstResponse(given: PageResponse | null): FirstResponse {
  let response = given;
  return {
    read: () => response,
    forget: () => {
      response = null;
    },
  };
}

export const FirstResponseContext = createContext(firstResponse(null));

/** What the gateway wrote into the page, if it did. */
export function responseInPage(): PageResponse | null {
  const element = document.getElementById(RESPONSE_ELEMENT);
  return element && { status: Number(element.dataset['status']), body: element.textContent };
}
