import { useEffect, useState } from 'react';
import { currentUser } from '../../../shared/session/session-store';
import { CONFIRM } from '../copy';
import { whoIsHere } from '../use-confirmation';
import { ConfirmOver } from './confirm-over';

/** The address has no fragment: cut off by a mail program, or reloaded. */
export function ConfirmIncomplete() {
  const [user, setUser] = useState(currentUser);
  useEffect(() => {
    let left = false;
    // Only to check the session: a logged-in user can get a new link.
    void whoIsHere().then((found) => {
      if (!left) setUser(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return <ConfirmOver words={CONFIRM.incomplete} user={user} />;
}
