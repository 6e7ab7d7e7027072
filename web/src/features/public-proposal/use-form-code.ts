import { useEffect, useState } from 'react';
import { loadSignatureForm, signatureFormNow } from './components/signature-form-loader';

/** The signature form's component once its code is here, and a way on when the code did not come. */
export function useFormCode() {
  const [form, setForm] = useState(signatureFormNow);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (signatureFormNow()) return undefined;
    let current = true;
    loadSignatureForm().then(
      (found) => current && setForm(found),
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
  return { form, failed, retry };
}
