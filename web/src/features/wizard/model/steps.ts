/** The wizard's steps with their names in the address (`/create?etapa=template`), so that the browser's back works. */
export const STEPS = [
  { id: 'briefing', query: '' },
  { id: 'template', query: 'template' },
  { id: 'preview', query: 'previa' },
] as const;

export type Step = (typeof STEPS)[number]['id'];

export function stepOf(query: string | null): Step {
  return STEPS.find((step) => step.query === (query ?? ''))?.id ?? 'briefing';
}

export function queryOf(id: Step): string {
  return STEPS.find((step) => step.id === id)?.query ?? '';
}
