import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import type { Decision } from '../use-decision';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { useFormCode } from '../use-form-code';
import { wayToPlainForm } from './way-to-form';

interface Props {
  proposal: PublicProposal;
  decision: Decision;
}

/** The card of the open form, whose code may still be loading. */
export function FormCard({ proposal, decision }: Props) {
  const { forms, failed } = useFormCode();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const signing = decision.mode === 'signing';
  const id = signing ? 'assinatura' : 'recusar';
  return (
    <Card aria-labelledby={id} className="p-5 sm:p-8">
      <h2 id={id} ref={heading} tabIndex={-1} className="font-serif text-2xl font-medium outline-none">
        {signing ? COPY.form.signing : COPY.form.rejecting}
      </h2>
      {forms && <forms.OpenForm proposal={proposal} decision={decision} />}
      {!forms && !failed && <Skeleton className={signing ? 'mt-6 h-96' : 'mt-6 h-48'} />}
      {!forms && failed && (
        <div className="mt-4 grid justify-items-start gap-3" role="alert">
          <p className="text-ink-soft">{COPY.form.loadFailed}</p>
          {/* Browsers do not fetch a failed script again; the rendered form needs none. Offline, the page would be lost. */}
          <Button
            variant="secondary"
            {...wayToPlainForm(signing ? 'assinar' : 'recusar', id)}
            onClick={(event) => !navigator.onLine && event.preventDefault()}
          >
            {COPY.failed.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}
