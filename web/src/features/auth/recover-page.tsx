import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { AuthFrame } from './components/auth-frame';
import { RecoverForm } from './components/recover-form';
import { RecoverSent } from './components/recover-sent';
import { RECOVER } from './copy';
import { readArrival } from './model/arrival';

/** /auth/recuperar. Also for logged-in users without a password (Google accounts). */
export function Component() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => readArrival(state).email);
  const [sent, setSent] = useState(false);
  const [returned, setReturned] = useState(false);
  usePageTitle(sent ? RECOVER.sent.title : RECOVER.title);
  return (
    <AuthFrame>
      {sent ? (
        <RecoverSent
          email={email}
          onOther={() => {
            setReturned(true);
            setSent(false);
          }}
        />
      ) : (
        <RecoverForm
          email={email}
          takesFocus={returned}
          onSent={(asked) => {
            setEmail(asked);
            setSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}
