/** Whether a service's price is part of the total (P106); '' where an earlier proposal does not say it. */
export const PLACES = ['included', 'apart'] as const;
export type Place = (typeof PLACES)[number] | '';

/** How each service is charged in a new form: as proposals without these fields mean it. */
export const USUAL_TERMS = {
  serverWebPlace: 'included',
  serverWebRecurrence: 'unico',
  serverEmailPlace: 'included',
  serverEmailRecurrence: 'unico',
  supportPlace: 'included',
  supportRecurrence: 'unico',
  adminPanelPlace: 'included',
  adminPanelRecurrence: 'unico',
} as const;
