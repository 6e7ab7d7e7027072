/** What one drawing may take (docs/decisions/0026). */
export const PDF_LIMITS = {
  /** The worst text that a proposal may hold takes less than half of it; what needs this much is drawn plainly. */
  processorMs: 5_000,
  /** Where so many wait for the processors that a job gets a sixth of one, its document is not to blame. */
  timeoutMs: 30_000,
} as const;
