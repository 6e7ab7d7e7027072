import type { PublicProposal } from '@acordo/contracts/http/public/public-proposal';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { COPY } from '../copy';
import type { Decision } from '../use-decision';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import { useFormCode } from '../use-form-code';

interface Props {
  proposal: PublicProposal;
  decision: Decision;
}

/** The card 'Assinatura Digital' with its form, whose code may still be on its way. */
export function SignatureCard({ proposal, decision }: Props) {
  const { form, failed, retry } = useFormCode();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card aria-labelledby="assinatura" className="p-5 sm:p-8">
      <h2
        id="assinatura"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-2xl font-medium outline-none"
      >
        {COPY.form.title}
      </h2>
      {form && (
        <form.SignatureForm proposal={proposal} decision={decision} cancel={() => decision.open('reading')} />
      )}
      {!form && !failed && <Skeleton className="mt-6 h-96" />}
      {!form && failed && (
        <div className="mt-4 grid justify-items-start gap-3" role="alert">
          <p className="text-ink-soft">{COPY.form.loadFailed}</p>
          <Button variant="secondary" onClick={retry}>
            {COPY.failed.retry}
          </Button>
        </div>
      )}
    </Card>
  );
}
