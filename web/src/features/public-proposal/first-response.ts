import type { PageResponse } from '@acordo/contracts/page-renderer';
import { createContext } from 'react';

/** Id of the element with the response from which the gateway rendered the page. */
export const RESPONSE_ELEMENT = 'public-proposal';

/** The response sent with the page, until a screen has used it. */
export interface FirstResponse {
  read(): PageResponse | null;
  clear(): void;
}

export function firstResponse(given: PageResponse | null): FirstResponse {
  let response = given;
  return {
    read: () => response,
    clear: () => {
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
