import { LegalPage } from './components/legal-page';
import { COPY } from './copy';

/** /terms-of-service */
export function Component() {
  return <LegalPage text={COPY.terms} />;
}
