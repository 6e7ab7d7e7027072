import { authStatus } from '@acordo/contracts/http/auth/status';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endSession } from '../../../shared/session/session-store';
import { FakeApi } from '../../../shared/testing/fake-api';
import { connectToaster, type Notice } from '../../../shared/ui/notify';
import { Component as AuthPage } from '../auth-page';
import { Component as ConfirmPage } from '../confirm-page';
import { Component as NewPasswordPage } from '../new-password-page';
import { Component as RecoverPage } from '../recover-page';

/** A server and a browser without a session. */
export function visitorApi(): FakeApi {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has no layout
  endSession();
  sessionStorage.clear();
  return new FakeApi().install().respond(authStatus, 200, { authenticated: false, user: null });
}

export interface OpenAuthPage {
  router: ReturnType<typeof createMemoryRouter>;
  notices: Notice[];
  user: ReturnType<typeof userEvent.setup>;
}

/** Opens one of the pages around the login; any other path shows 'elsewhere'. */
export function openAuth(entry: string): OpenAuthPage {
  const notices: Notice[] = [];
  connectToaster({ show: (notice) => notices.push(notice), settle: () => undefined });
  const routes = [
    { path: '/auth', Component: AuthPage },
    { path: '/auth/recuperar', Component: RecoverPage },
    { path: '/auth/nova-senha', Component: NewPasswordPage },
    { path: '/auth/confirmar', Component: ConfirmPage },
    { path: '*', element: <p>elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [entry] });
  render(<RouterProvider router={router} />);
  return { router, notices, user: userEvent.setup({ delay: null }) };
}
