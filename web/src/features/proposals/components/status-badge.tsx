import type { Status } from '@acordo/contracts/http/propostas/states';
import { CircleCheck, CircleX, type LucideIcon, PencilLine, Send, TimerOff } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import type { StatusView } from '../model/status';

/** Word and icon tell the states apart; colour never stands alone (look.md). */
const ICONS: Readonly<Record<Status, LucideIcon>> = {
  rascunho: PencilLine,
  enviado: Send,
  aceito: CircleCheck,
  rejeitado: CircleX,
  expirado: TimerOff,
};

export function StatusBadge({ view }: { view: StatusView }) {
  return (
    <Badge tone={view.tone} icon={ICONS[view.status]}>
      {view.label}
    </Badge>
  );
}
