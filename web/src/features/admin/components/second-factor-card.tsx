import type { AdminAccount } from '@acordo/contracts/http/vitamina/auth/account';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../shared/ui/badge';
import { accountQuery } from '../api/account';
import { SECOND_FACTOR } from '../profile-copy';
import { RecoveryCodes } from './recovery-codes';
import { Section } from './section';
import { TurnOff } from './turn-off';
import { TurnOn } from './turn-on';

/** The second factor, on or off (D33). Recovery codes are only in this state, until the person confirms that they are saved. */
export function SecondFactorCard({ account }: { account: AdminAccount }) {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[]>();
  const on = account.dois_fatores;
  const [onAtFirst] = useState(on);
  const [switched, setSwitched] = useState(false);
  if (on !== onAtFirst && !switched) setSwitched(true);
  const enabled = (fresh: string[]): void => {
    setCodes(fresh);
    client.setQueryData(accountQuery.queryKey, {
      ...account,
      dois_fatores: true,
      codigos_restantes: fresh.length,
    });
  };
  return (
    <Section
      title={SECOND_FACTOR.title}
      aside={
        <Badge tone={on ? 'good' : 'neutral'} icon={on ? ShieldCheck : ShieldOff}>
          {on ? SECOND_FACTOR.on : SECOND_FACTOR.off}
        </Badge>
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
      ) : on ? (
        <TurnOff left={account.codigos_restantes} back={switched} />
      ) : (
        <TurnOn back={switched} onEnabled={enabled} />
      )}
    </Section>
  );
}
