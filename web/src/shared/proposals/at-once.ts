/**
 * For mutations: sent at once with an error when it fails, also without a network. The library's default would wait,
 * with a spinner, and send it unexpectedly when the connection returns.
 */
export const AT_ONCE = { networkMode: 'always' } as const;
