/** Waits for a condition; the test's own time limit ends the wait. */
export async function untilTrue(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}
