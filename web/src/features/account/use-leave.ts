import { useState } from 'react';
import { failureNotice } from '../../shared/forms/failure-notice';
import { signOut } from '../../shared/session/sign-out';
import { notify } from '../../shared/ui/notify';
import { COPY } from './copy';

/** Signs out here, as the dashboard's button does. */
export function useLeave() {
  const [leaving, setLeaving] = useState(false);
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await signOut();
    } catch (error) {
      setLeaving(false);
      const { title, detail } = failureNotice(error, COPY.sessions.signOutFailed);
      notify.error(title, detail);
    }
  };
  return { leaving, leave };
}
