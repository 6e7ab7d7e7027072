/** The one place of the web that writes to the console: P89 asks for it and a fault must leave a trace. */
export function logError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
