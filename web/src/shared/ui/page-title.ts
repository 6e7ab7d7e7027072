/** D1. The one place of the web that spells the product's name in a title. */
export const APP_NAME = 'Acordo';

/** "Propostas · Acordo", for tabs, history and screen readers. */
export const titleOfPage = (title: string): string => (title === '' ? APP_NAME : `${title} · ${APP_NAME}`);
