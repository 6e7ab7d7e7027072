import { useEffect, useState } from 'react';
import { currentUser } from '../../../shared/session/session-store';
import { CONFIRM } from '../copy';
import { whoIsHere } from '../use-confirmation';
import { ConfirmOver } from './confirm-over';

/** The address came without what stands behind its `#`: cut off by a mail program, or loaded again. */
export function ConfirmIncomplete() {
  const [user, setUser] = useState(currentUser);
  useEffect(() => {
    let left = false;
    // A question alone: who is logged in can be sent a new link.
    void whoIsHere().then((found) => {
      if (!left) setUser(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return <ConfirmOver words={CONFIRM.incomplete} user={user} />;
}
