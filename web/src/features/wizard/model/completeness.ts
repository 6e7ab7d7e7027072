import type { Briefing } from './briefing';

export type WizardMode = 'create' | 'edit';

/**
 * Whether the preview may be shown (P60): creating needs the briefing's data, editing a project type.
 * Otherwise the notice 'Dados incompletos'.
 */
export function isComplete(briefing: Briefing, mode: WizardMode): boolean {
  if (mode === 'edit') return briefing.projectType !== '';
  return (
    briefing.clientName.trim() !== '' && briefing.clientEmail.trim() !== '' && briefing.projectType !== ''
  );
}
