/**
 * The keys of one purpose: the first makes what is new, every one of them reads what is there. So a key is changed without a
 * moment at which something can't be read (docs/decisions/0022).
 */
export type Keys = readonly [Buffer, ...Buffer[]];
