import { useEffect, useState } from 'react';
import { formsNow, loadForms } from './components/form-loader';

/** The forms' components once their code is loaded, and a retry when it failed. */
export function useFormCode() {
  const [forms, setForms] = useState(formsNow);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (formsNow()) return undefined;
    let current = true;
    loadForms().then(
      (found) => current && setForms(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);

  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return { forms, failed, retry };
}
