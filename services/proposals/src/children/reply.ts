/** What a child says about its job: done, its input refused, or an unforeseen error. */
export type Reply = { done: unknown } | { refused: string } | { failed: string };
