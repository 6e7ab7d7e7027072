import { LegalPage } from './components/legal-page';
import { COPY } from './copy';

/** /privacy-policy */
export function Component() {
  return <LegalPage text={COPY.privacy} />;
}
