/** Copies to the clipboard; false if the browser doesn't allow it (no permission, or plain http). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the result of a running call. To be called during the press: Safari lets a page copy only then, and accepts a promise
 * of the text. False too if `coming` fails; it never throws.
 */
export async function copyComing(coming: Promise<string>): Promise<boolean> {
  const asBlob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob })]);
    return true;
  } catch {
    // Not supported (older browsers), or refused: copying afterwards may still work.
    return asBlob.then(() => coming).then(copyText, () => false);
  }
}
