import { DEVELOPMENT_STATUSES, type DevelopmentStatus } from '@acordo/contracts/http/propostas/states';

/** D46. */
const LABELS: Readonly<Record<DevelopmentStatus, string>> = {
  pendente: 'Aguardando início',
  iniciado: 'Iniciado',
  em_desenvolvimento: 'Em desenvolvimento',
  finalizado: 'Finalizado',
};

export const DEVELOPMENT_CHOICES = DEVELOPMENT_STATUSES.map((value) => ({ value, label: LABELS[value] }));

export function developmentLabel(status: DevelopmentStatus): string {
  return LABELS[status];
}

/** The chosen state, or null if the choice changes nothing (P21). */
export function chosenStatus(chosen: string, current: DevelopmentStatus): DevelopmentStatus | null {
  const status = DEVELOPMENT_STATUSES.find((one) => one === chosen);
  return status === undefined || status === current ? null : status;
}
