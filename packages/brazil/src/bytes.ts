const KB = 1_000;
const MB = 1_000 * KB;
const GB = 1_000 * MB;

/** A size as people read it: `850 KB`, `49,6 MB`, `2 GB`. Rounded down, so that 100 % is not shown too early. */
export function formatBytes(bytes: number): string {
  const [unit, name] = bytes >= GB ? [GB, 'GB'] : bytes >= MB ? [MB, 'MB'] : [KB, 'KB'];
  const tenths = unit === KB ? 1 : 10;
  return `${String(Math.floor((bytes / unit) * tenths) / tenths).replace('.', ',')} ${name}`;
}
