declare global {
  /** By address: the dashboard's page asked for them before the app had loaded (app/early-calls.ts). */
  var earlyResponses: Record<string, Promise<Response>> | undefined;
}

/** What the page has asked for in advance, once; nothing after the first change. */
export function takeEarly(url: string, method: string): Promise<Response> | undefined {
  const early = globalThis.earlyResponses;
  if (method !== 'GET') globalThis.earlyResponses = undefined;
  const response = early?.[url];
  delete early?.[url];
  return response;
}
