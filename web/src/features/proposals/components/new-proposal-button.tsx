import { Plus } from 'lucide-react';
import { PATHS } from '../../../app/paths';
import { COPY as SHARED } from '../../../shared/proposals/copy';
import { type Limits, limitMessage, mayCreate } from '../../../shared/proposals/limit-rule';
import { Button } from '../../../shared/ui/button';
import { LinkButton } from '../../../shared/ui/link-button';
import { notify } from '../../../shared/ui/notify';

interface NewProposalButtonProps {
  label: string;
  /** Undefined while they are loading: then the server decides. */
  limits: Limits | undefined;
  className?: string;
}

/** Links to /create; at the limit it shows a toast instead of navigating (P19). */
export function NewProposalButton({ label, limits, className }: NewProposalButtonProps) {
  const inside = (
    <>
      <Plus aria-hidden="true" className="size-[18px]" />
      <span>{label}</span>
    </>
  );
  if (!limits || mayCreate(limits)) {
    return (
      <LinkButton to={PATHS.create} className={className}>
        {inside}
      </LinkButton>
    );
  }
  return (
    // Not `disabled`: a disabled button could not show the reason, and keyboards would skip it.
    <Button
      aria-disabled
      className={className}
      onClick={() => notify.error(SHARED.limit.title, limitMessage(limits.maxProposals))}
    >
      {inside}
    </Button>
  );
}
