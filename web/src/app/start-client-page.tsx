import { StrictMode } from 'react';
import { responseInPage, firstResponse } from '../features/public-proposal/first-response';
import { ClientPage } from './client-page';
import { takeOver } from './take-over';

/** Takes over what the gateway has drawn (docs/decisions/0010); draws by itself where it could not. */
export function startClientPage(root: HTMLElement, token: string): void {
  const page = (
    <StrictMode>
      <ClientPage token={token} first={firstResponse(responseInPage())} />
    </StrictMode>
  );
  takeOver(root, page);
}
