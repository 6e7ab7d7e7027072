/** Copies to the clipboard; false where the browser doesn't let us (no permission, or plain http). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
