/** Limits of one rendering (docs/decisions/0026). */
export const PDF_LIMITS = {
  /** The worst allowed content takes less than half of it; what needs more is rendered plainly. */
  processorMs: 5_000,
  /** If the machine is so busy that a job gets a sixth of a processor, its document is not the cause. */
  timeoutMs: 30_000,
} as const;
