import { expect } from '@playwright/test';

/** The result of `look`, once it returns one. */
export async function eventually<T>(
  what: string,
  look: () => T | Promise<T>,
  seconds = 30,
): Promise<NonNullable<T>> {
  let found: T | undefined;
  const waiting = { message: what, timeout: seconds * 1000, intervals: [100] };
  await expect.poll(async () => Boolean((found = await look())), waiting).toBe(true);
  return found as NonNullable<T>;
}
