import { StrictMode } from 'react';
import { responseInPage, firstResponse } from '../features/public-proposal/first-response';
import { ClientPage } from './client-page';
import { takeOver } from './take-over';

/** Hydrates what the gateway has rendered (docs/decisions/0010); renders the page if the gateway could not. */
export function startClientPage(root: HTMLElement, token: string): void {
  const page = (
    <StrictMode>
      <ClientPage token={token} first={firstResponse(responseInPage())} />
    </StrictMode>
  );
  takeOver(root, page);
}
