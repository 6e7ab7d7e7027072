/**
 * The compiled file of a child's script, `path` seen from `from` (import.meta.url). Children are plain Node processes: where
 * the service itself runs from its sources, as in tests, they run what the compiler made of them.
 */
export const childScript = (path: string, from: string): URL =>
  new URL(new URL(path, from).href.replace('/services/proposals/src/', '/services/proposals/dist/'));
