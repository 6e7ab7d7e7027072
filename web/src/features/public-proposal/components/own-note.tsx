import { Card } from '../../../shared/ui/card';
import { COPY } from '../copy';

/** In place of the buttons and the form, which the server refuses from the owner's session (D22). */
export function OwnNote() {
  return (
    <Card role="status" className="p-5 sm:p-8" data-print="hide">
      <p>{COPY.own}</p>
    </Card>
  );
}
