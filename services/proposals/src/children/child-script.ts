/**
 * The compiled file of a child's script, `path` seen from `from` (import.meta.url). Children are plain Node processes: if
 * the service itself runs from its sources, as in tests, they run the compiler's output.
 */
export const childScript = (path: string, from: string): URL =>
  new URL(new URL(path, from).href.replace('/services/proposals/src/', '/services/proposals/dist/'));
