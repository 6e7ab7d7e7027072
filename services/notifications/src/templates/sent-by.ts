import type { Site } from './email.js';

/** 'enviada por Estúdio Lume pelo Acordo': the sender of an email to a client. */
export const sentBy = (company: string, { appName }: Site): string =>
  company ? `enviada por ${company} pelo ${appName}` : `enviada pelo ${appName}`;
