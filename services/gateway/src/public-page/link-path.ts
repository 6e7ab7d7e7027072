/** Address of the client's page. */
export const linkPath = (token: string): string => `/public/proposal/${token}`;
