/**
 * For mutations: tried at once and told when it fails, also without a network. The library's default would hold the click
 * back, spinner turning, and do it by surprise when the connection returns.
 */
export const AT_ONCE = { networkMode: 'always' } as const;
