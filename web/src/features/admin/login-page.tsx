import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify } from '../../shared/ui/notify';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { markAdmin } from './admin-session';
import { askAdminStatus } from './api/session';
import { SecondFactorForm } from './components/second-factor-form';
import { CredentialsForm } from './components/credentials-form';
import { LoginCard } from './components/login-card';
import { LOGIN } from './copy';
import { afterLogin } from './model/after-login';

/** /vitamina/login: credentials, then a code if the server requires one (P70). */
export function Component() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [tempToken, setTempToken] = useState<string | null>(null);
  const [back, setBack] = useState(false);
  const [username, setUsername] = useState('');
  usePageTitle(LOGIN.title);
  const target = afterLogin(state);

  // With a valid session there is no need to sign in again (D44).
  useEffect(() => {
    const stop = new AbortController();
    askAdminStatus(stop.signal).then(
      (authenticated) => {
        if (authenticated && !stop.signal.aborted) void navigate(target, { replace: true });
      },
      () => undefined,
    );
    return () => stop.abort();
  }, [navigate, target]);

  const enter = (): void => {
    markAdmin();
    notify.success(LOGIN.done.title, LOGIN.done.detail);
    void navigate(target, { replace: true });
  };
  const goBack = (): void => {
    setBack(true);
    setTempToken(null);
  };
  return (
    <LoginCard text={tempToken === null ? LOGIN.text : LOGIN.code.text}>
      {tempToken === null ? (
        <CredentialsForm
          username={username}
          back={back}
          onIn={(token, typed) => {
            setUsername(typed);
            if (token === null) enter();
            else setTempToken(token);
          }}
        />
      ) : (
        <SecondFactorForm tempToken={tempToken} onIn={enter} onBack={goBack} />
      )}
    </LoginCard>
  );
}
