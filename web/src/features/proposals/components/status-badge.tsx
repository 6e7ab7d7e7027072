import {
  CircleCheck,
  CircleX,
  type LucideIcon,
  PencilLine,
  Send,
  ShieldQuestion,
  TimerOff,
} from 'lucide-react';
import { Badge } from '../../../shared/ui/badge';
import type { StatusView } from '../model/status';

/** Word and icon distinguish the states; colour is never the only sign (L2). */
const ICONS: Readonly<Record<StatusView['status'], LucideIcon>> = {
  rascunho: PencilLine,
  enviado: Send,
  aceito: CircleCheck,
  rejeitado: CircleX,
  expirado: TimerOff,
  em_verificacao: ShieldQuestion,
};

export function StatusBadge({ view }: { view: StatusView }) {
  return (
    <Badge tone={view.tone} icon={ICONS[view.status]}>
      {view.label}
    </Badge>
  );
}
