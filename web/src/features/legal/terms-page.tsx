import { LegalPage } from './components/legal-page';
import { TERMS } from './terms-text';

/** /terms-of-service */
export function Component() {
  return <LegalPage text={TERMS} />;
}
