import { useEffect, useState } from 'react';
import { buttonStyles } from '../../../shared/ui/button-styles';
import { hasGoogle } from '../api/providers';
import { COPY } from '../copy';
import { GoogleMark } from '../../../shared/ui/google-mark';

/** Only where Google sign-in is configured (D7). The sign-in is a navigation of the browser (P31). */
export function GoogleButton() {
  const [configured, setConfigured] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    void hasGoogle(stop.signal).then((google) => {
      if (!stop.signal.aborted) setConfigured(google);
    });
    return () => stop.abort();
  }, []);
  if (!configured) return null;
  return (
    <div className="grid gap-5">
      <a href="/api/auth/google" className={buttonStyles({ variant: 'secondary', block: true })}>
        <GoogleMark />
        {COPY.google}
      </a>
      <p className="flex items-center gap-3 text-xs text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {COPY.or}
      </p>
    </div>
  );
}
