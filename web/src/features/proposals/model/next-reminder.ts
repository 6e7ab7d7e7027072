import type { Proposal } from '@acordo/contracts/http/propostas/proposal';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** From when on the client can be reminded again (P119); undefined where that is now. */
export function nextReminder(
  { lembrete_em: last }: Pick<Proposal, 'lembrete_em'>,
  now: number,
): Date | undefined {
  const next = last === null ? 0 : Date.parse(last) + DAY_MS;
  return next > now ? new Date(next) : undefined;
}
