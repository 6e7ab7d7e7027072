import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { Select } from '../../../shared/ui/select';
import { useSetDevelopmentStatus } from '../api/set-development-status';
import { COPY } from '../copy';
import { chosenStatus, DEVELOPMENT_CHOICES } from '../model/development-status';

interface DevelopmentSelectProps {
  proposal: Pick<Proposal, 'id' | 'user_id' | 'status_desenvolvimento'>;
  className?: string;
}

/** Any value at any time; disabled while saving (product.md point 4). */
export function DevelopmentSelect({ proposal, className }: DevelopmentSelectProps) {
  const save = useSetDevelopmentStatus(proposal);
  const choose = (value: string): void => {
    const status = chosenStatus(value, proposal.status_desenvolvimento);
    if (status) save.mutate(status);
  };
  return (
    <Select
      aria-label={COPY.development}
      value={proposal.status_desenvolvimento}
      disabled={save.isPending}
      onChange={(event) => choose(event.target.value)}
      {...(className ? { className } : {})}
    >
      {DEVELOPMENT_CHOICES.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
