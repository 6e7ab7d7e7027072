import type { Site } from './email.js';

/** 'enviada por Estúdio Lume pelo Acordo': who stands behind a mail to a client. */
export const sentBy = (company: string, { appName }: Site): string =>
  company ? `enviada por ${company} pelo ${appName}` : `enviada pelo ${appName}`;
