/** Scheduled work: idempotent, and safe with several copies of the service (habit 17). */
export interface Task {
  /** For the log. */
  readonly name: string;
  /** Runs one batch; returns whether there may be more to do at once. */
  execute(): Promise<boolean>;
}
