/**
 * The keys of one purpose: the first encrypts, all of them decrypt. So everything stays readable while
 * a key is changed (docs/decisions/0022).
 */
export type Keys = readonly [Buffer, ...Buffer[]];
