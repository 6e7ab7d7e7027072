/** The only code of the web that writes to the console: P89 requires it, and faults must be logged. */
export function logError(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(message, ...(cause === undefined ? [] : [cause]));
}
