import { CircleCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ownPath, PATHS } from '../../app/paths';
import type { SessionUser } from '../../shared/session/session-store';
import { takeWantedPath } from '../../shared/session/wanted-path';
import { Button } from '../../shared/ui/button';
import { notify } from '../../shared/ui/notify';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuthFrame } from './components/auth-frame';
import { AuthSheet } from './components/auth-sheet';
import { GoogleButton } from './components/google-button';
import { LoginForm } from './components/login-form';
import { RegisterForm } from './components/register-form';
import { COPY, NOTICES } from './copy';
import { type AuthMode, readArrival } from './model/arrival';
import { useArrival } from './use-arrival';

export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(() => readArrival(location.state));
  const [mode, setMode] = useState<AuthMode>(arrival.mode);
  const [email, setEmail] = useState(arrival.email);
  const [done, setDone] = useState(arrival.passwordSet ? NOTICES.passwordSet.detail : '');
  const [knows, setKnows] = useState(false);
  const copy = COPY[mode];
  usePageTitle(copy.title);

  const enter = useCallback(
    (user: SessionUser, fresh = true) => {
      if (fresh) notify.success(NOTICES.loggedIn.title, NOTICES.loggedIn.detail(user.nome));
      void navigate(ownPath(takeWantedPath()) ?? PATHS.dashboard, { replace: true });
    },
    [navigate],
  );
  const waiting = useArrival(enter);
  const turnTo = (next: AuthMode, said = '') => {
    setMode(next);
    setDone(said);
  };

  return (
    <AuthFrame>
      {waiting ? (
        <PageSpinner label="Verificando sua sessão..." />
      ) : (
        <AuthSheet title={copy.title} text={copy.text}>
          {done !== '' && (
            <output className="flex gap-2.5 rounded-control bg-good-soft p-3 text-sm text-ink">
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
              <span>{done}</span>
            </output>
          )}
          <GoogleButton />
          {mode === 'login' ? (
            <LoginForm
              email={email}
              focusPassword={(knows || done !== '') && email !== ''}
              onEmailChange={setEmail}
              onLoggedIn={enter}
            />
          ) : (
            <RegisterForm
              email={email}
              onEmailChange={setEmail}
              onRegistered={() => turnTo('login', NOTICES.created.detail)}
              onSignIn={() => {
                notify.settle();
                setKnows(true);
                turnTo('login');
              }}
            />
          )}
          <p className="flex flex-wrap items-center justify-center gap-x-1.5 border-t border-line pt-5 text-sm text-ink-soft">
            <span>{copy.switchText}</span>
            <Button
              variant="link"
              className="min-h-11 sm:min-h-0"
              onClick={() => {
                setKnows(false);
                turnTo(mode === 'login' ? 'register' : 'login');
              }}
            >
              {copy.switchLink}
            </Button>
          </p>
        </AuthSheet>
      )}
    </AuthFrame>
  );
}
