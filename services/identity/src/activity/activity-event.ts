import { deviceName } from '@acordo/brazil/device-name';
import type { ActivityKind, ActivityMethod } from '@acordo/contracts/http/auth/activity-kinds';
import type { Caller } from '@acordo/service-kit/caller/caller';

/** An event of an account, and from where (D35). It contains no typed text. */
export interface ActivityEvent {
  tipo: ActivityKind;
  metodo: ActivityMethod | null;
  ip: string;
  porta: number;
  aparelho: string;
}

/** The browser is stored by its short name, from a closed list. */
export const happened = (
  tipo: ActivityKind,
  { ip, port, ua }: Pick<Caller, 'ip' | 'port' | 'ua'>,
  metodo: ActivityMethod | null = null,
): ActivityEvent => ({ tipo, metodo, ip, porta: port, aparelho: deviceName(ua) });
