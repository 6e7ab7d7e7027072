import { TriangleAlert } from 'lucide-react';
import { useOperator } from '../../../shared/operator/operator';
import { Note } from '../../../shared/ui/note';
import { COPY } from '../copy';
import { missingFacts } from '../model/legal-text';

/** D38: if the configuration does not name the operator, the page shows that first. */
export function OperatorNotice() {
  if (!missingFacts(useOperator())) return null;
  return (
    <Note tone="warn" icon={TriangleAlert}>
      {COPY.operator.notice}
    </Note>
  );
}
