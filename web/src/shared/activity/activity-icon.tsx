import type { ActivityKind } from '@acordo/contracts/http/auth/activity-kinds';
import { groupOf } from '@acordo/contracts/http/auth/activity-kinds';
import { clsx } from 'clsx';
import {
  KeyRound,
  Link2,
  Link2Off,
  LogIn,
  LogOut,
  type LucideIcon,
  ShieldAlert,
  UserPlus,
} from 'lucide-react';

const OF_GROUP = { entradas: LogIn, tentativas: ShieldAlert, mudancas: KeyRound } as const;
const OF_KIND: Partial<Record<ActivityKind, LucideIcon>> = {
  saida: LogOut,
  'sessao-encerrada': LogOut,
  'conta-criada': UserPlus,
  'google-vinculado': Link2,
  'google-desvinculado': Link2Off,
};
const TONES = {
  entradas: 'bg-pen-soft text-pen',
  tentativas: 'bg-bad-soft text-bad',
  mudancas: 'bg-mute text-ink-soft',
} as const;

/** An icon beside the text, never instead of it. */
export function ActivityIcon({ tipo }: { tipo: ActivityKind }) {
  const group = groupOf(tipo);
  const Icon = OF_KIND[tipo] ?? OF_GROUP[group];
  return (
    <span
      aria-hidden="true"
      className={clsx('flex size-9 shrink-0 items-center justify-center rounded-full', TONES[group])}
    >
      <Icon className="size-[18px]" />
    </span>
  );
}
