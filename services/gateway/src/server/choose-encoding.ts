/** Chooses one of the available compressions. `;q=0` is a refusal. */
export function chooseEncoding(
  header: string | undefined,
  { br, gzip }: { br?: Buffer | undefined; gzip?: Buffer | undefined },
): 'br' | 'gzip' | 'identity' {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  if (br && accepted.has('br')) return 'br';
  return gzip && accepted.has('gzip') ? 'gzip' : 'identity';
}
