import { TriangleAlert } from 'lucide-react';
import { useOperator } from '../../../shared/operator/operator';
import { Note } from '../../../shared/ui/note';
import { COPY } from '../copy';
import { missingFacts } from '../model/legal-text';

/** D38: where the configuration leaves out who answers for the data, the page says so before anything else. */
export function OperatorNotice() {
  if (!missingFacts(useOperator())) return null;
  return (
    <Note tone="warn" icon={TriangleAlert}>
      {COPY.operator.notice}
    </Note>
  );
}
