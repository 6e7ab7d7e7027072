/** D1. The only code of the web that writes the product's name into a title. */
export const APP_NAME = 'Acordo';

/** "Propostas · Acordo", for tabs, history and screen readers. */
export const titleOfPage = (title: string): string => (title === '' ? APP_NAME : `${title} · ${APP_NAME}`);
