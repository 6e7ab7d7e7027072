/** A piece of scheduled work: idempotent, and safe with several copies of the service at it (habit 17). */
export interface Task {
  /** For the log. */
  readonly name: string;
  /** One batch; whether there may be more to do at once. */
  execute(): Promise<boolean>;
}
