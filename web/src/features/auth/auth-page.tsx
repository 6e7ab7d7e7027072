import { CircleCheck } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { ownPath, PATHS } from '../../app/paths';
import type { SessionUser } from '../../shared/session/session-store';
import { takeWantedPath } from '../../shared/session/wanted-path';
import { Button } from '../../shared/ui/button';
import { notify } from '../../shared/ui/notify';
import { PageSpinner } from '../../shared/ui/page-spinner';
import { ThemeToggle } from '../../shared/ui/theme-toggle';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { Wordmark } from '../../shared/ui/wordmark';
import { GoogleButton } from './components/google-button';
import { LoginForm } from './components/login-form';
import { RegisterForm } from './components/register-form';
import { COPY, NOTICES } from './copy';
import { useArrival } from './use-arrival';

type Mode = 'login' | 'register';

/** Landing's "Começar" buttons ask for the registration by the navigation's state; the address stays /auth. */
const wantedMode = (state: unknown): Mode =>
  typeof state === 'object' && state !== null && 'mode' in state && state.mode === 'register'
    ? 'register'
    : 'login';

export function Component() {
  const location = useLocation();
  const navigate = useNavigate();
  const [mode, setMode] = useState<Mode>(() => wantedMode(location.state));
  const [email, setEmail] = useState('');
  const [created, setCreated] = useState(false);
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
  const turnTo = (next: Mode, afterCreation = false) => {
    setMode(next);
    setCreated(afterCreation);
  };

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="mx-auto flex h-16 w-full max-w-6xl items-center justify-between px-4 sm:px-6">
        <Link to={PATHS.home} aria-label={COPY.home} className="rounded-small py-2">
          <Wordmark />
        </Link>
        <ThemeToggle className="-mr-2" />
      </header>
      <main className="grid content-start justify-items-center px-4 pt-4 pb-16 sm:content-center">
        {waiting ? (
          <PageSpinner label="Verificando sua sessão..." />
        ) : (
          <div className="grid w-full max-w-[400px] gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
            <div className="grid gap-1 text-center">
              <h1 className="font-serif text-2xl font-medium">{copy.title}</h1>
              <p className="text-sm text-ink-soft">{copy.text}</p>
            </div>
            {created && (
              <output className="flex gap-2.5 rounded-control bg-good-soft p-3 text-sm text-ink">
                <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
                {NOTICES.created.detail}
              </output>
            )}
            <GoogleButton />
            {mode === 'login' ? (
              <LoginForm email={email} focusPassword={created} onEmailChange={setEmail} onLoggedIn={enter} />
            ) : (
              <RegisterForm
                email={email}
                onEmailChange={setEmail}
                onRegistered={() => turnTo('login', true)}
              />
            )}
            <p className="flex flex-wrap items-center justify-center gap-x-1.5 border-t border-line pt-5 text-sm text-ink-soft">
              {copy.switchText}
              <Button
                variant="link"
                className="min-h-11 sm:min-h-0"
                onClick={() => turnTo(mode === 'login' ? 'register' : 'login')}
              >
                {copy.switchLink}
              </Button>
            </p>
          </div>
        )}
      </main>
    </div>
  );
}
