import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../app/paths';
import { useFragmentToken } from '../../shared/session/use-fragment-token';
import { notify } from '../../shared/ui/notify';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuthFrame } from './components/auth-frame';
import { NewPasswordForm } from './components/new-password-form';
import { NewPasswordOver } from './components/new-password-over';
import { NEW_PASSWORD, NOTICES } from './copy';

/** /auth/nova-senha#token: the link of the recovery email. Another link in the same tab starts again. */
export function Component() {
  const token = useFragmentToken();
  return (
    <AuthFrame>
      <NewPassword key={token} token={token} />
    </AuthFrame>
  );
}

function NewPassword({ token }: { token: string }) {
  const navigate = useNavigate();
  const [refused, setRefused] = useState(false);
  const why = token === '' ? 'incomplete' : refused ? 'over' : undefined;
  usePageTitle(why ? NEW_PASSWORD[why].title : NEW_PASSWORD.title);

  const enter = (): void => {
    notify.success(NOTICES.passwordSet.title, NOTICES.passwordSet.detail);
    void navigate(PATHS.auth, { replace: true, state: { passwordSet: true } });
  };
  // Without a token no call is possible: a reload ends here too, since it was removed from the address.
  return why ? (
    <NewPasswordOver why={why} takesFocus={refused} />
  ) : (
    <NewPasswordForm token={token} onSet={enter} onOver={() => setRefused(true)} />
  );
}
