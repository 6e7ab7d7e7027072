import { useOperator } from '../../shared/operator/operator';
import { LegalPage } from './components/legal-page';
import { privacyText } from './privacy-text';

/** /privacy-policy */
export function Component() {
  return <LegalPage text={privacyText(useOperator())} />;
}
