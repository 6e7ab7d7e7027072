import { formatDateTime } from '@acordo/brazil/dates';
import type { Session } from '@acordo/contracts/http/auth/sessions';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import { Button } from '../../../shared/ui/button';
import { COPY } from '../copy';
import { deviceName, isHandheld } from '@acordo/brazil/device-name';
import { useLeave } from '../use-leave';

const TEXT = COPY.sessions;

interface SessionRowProps {
  session: Session;
  ending: boolean;
  onEnd: () => void;
}

export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const { atual, metodo, ip, user_agent, criado_em, usado_em } = session;
  const device = deviceName(user_agent);
  const Icon = isHandheld(user_agent) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-5 shrink-0 self-start text-ink-soft sm:self-center" />
      <div className="grid min-w-0 grow basis-48 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span>{device}</span>
          {atual && <Badge tone="pen">{TEXT.here}</Badge>}
        </p>
        <p className="text-sm text-ink-soft tabular-nums">{TEXT.used(formatDateTime(usado_em))}</p>
        <p className="text-sm text-ink-soft tabular-nums [overflow-wrap:anywhere]">
          <span>{TEXT.opened(formatDateTime(criado_em), TEXT.methods[metodo])}</span>
          {ip !== '' && <span>{` · ${TEXT.address(ip)}`}</span>}
        </p>
      </div>
      {atual ? (
        <LeaveButton />
      ) : (
        <Button
          variant="secondary"
          size="sm"
          loading={ending}
          aria-label={TEXT.endOf(device)}
          onClick={onEnd}
          className="max-sm:w-full"
        >
          {ending ? TEXT.ending : TEXT.end}
        </Button>
      )}
    </li>
  );
}

function LeaveButton() {
  const { leaving, leave } = useLeave();
  return (
    <Button
      variant="ghost"
      size="sm"
      loading={leaving}
      aria-label={TEXT.signOutHere}
      onClick={() => void leave()}
      className="max-sm:w-full"
    >
      {TEXT.signOut}
    </Button>
  );
}
