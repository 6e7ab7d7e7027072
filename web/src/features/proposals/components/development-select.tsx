import type { Proposal } from '@acordo/contracts/http/propostas/proposal';
import { useEffect, useRef } from 'react';
import { Select } from '../../../shared/ui/select';
import { useSetDevelopmentStatus } from '../api/set-development-status';
import { COPY } from '../copy';
import { chosenStatus, DEVELOPMENT_CHOICES } from '../model/development-status';

interface DevelopmentSelectProps {
  proposal: Pick<Proposal, 'id' | 'user_id' | 'cliente_nome' | 'titulo' | 'status_desenvolvimento'>;
  className?: string;
}

/** Any value at any time; disabled while saving (P21). */
export function DevelopmentSelect({ proposal, className }: DevelopmentSelectProps) {
  const save = useSetDevelopmentStatus(proposal);
  const select = useRef<HTMLSelectElement>(null);
  const focused = useRef(false);
  const { isPending } = save;
  useEffect(() => {
    // A disabled control loses the focus, so it is restored.
    if (isPending || !focused.current) return;
    focused.current = false;
    if (document.activeElement === document.body) select.current?.focus();
  }, [isPending]);
  const choose = (value: string): void => {
    const status = chosenStatus(value, proposal.status_desenvolvimento);
    if (!status) return;
    focused.current = document.activeElement === select.current;
    save.mutate(status);
  };
  return (
    <Select
      ref={select}
      aria-label={COPY.developmentOf(proposal.cliente_nome || proposal.titulo)}
      value={proposal.status_desenvolvimento}
      disabled={isPending}
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
