const KB = 1_000;
const MB = 1_000 * KB;
const GB = 1_000 * MB;

/** A size as people read it: `850 KB`, `49,6 MB`, `2 GB`. Rounded down, so that nothing is said to be full before it is. */
export function formatBytes(bytes: number): string {
  const [unit, name] = bytes >= GB ? [GB, 'GB'] : bytes >= MB ? [MB, 'MB'] : [KB, 'KB'];
  const tenths = unit === KB ? 1 : 10;
  return `${String(Math.floor((bytes / unit) * tenths) / tenths).replace('.', ',')} ${name}`;
}
