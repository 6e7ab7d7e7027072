import { useEffect, useState } from 'react';
import { formsNow, loadForms } from './components/form-loader';

/** The forms' components once their code is loaded, or that it could not be loaded. */
export function useFormCode() {
  const [forms, setForms] = useState(formsNow);
  const [failed, setFailed] = useState(false);

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
  }, []);

  return { forms, failed };
}
