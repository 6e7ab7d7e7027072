/** Waits until `look` returns something truthy, and returns it; fails with `what` after the time. */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  ms = 10_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const end = Date.now() + ms;
  for (;;) {
    const seen = await look();
    if (seen) return seen as NonNullable<Exclude<T, false>>;
    if (Date.now() > end) throw new Error(`not within ${ms} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
