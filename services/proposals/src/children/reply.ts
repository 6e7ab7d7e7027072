/** A child's messages: started, then about its job: done, its input refused, or an unforeseen error. */
export type Reply = { ready: true } | { done: unknown } | { refused: string } | { failed: string };
