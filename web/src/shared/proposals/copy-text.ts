/** Copies to the clipboard; false where the browser doesn't let us (no permission, or plain http). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies what a call is still making. To be called in the press itself: Safari lets a page copy only there, and takes a promise
 * of the text. False too where `coming` fails; it never throws.
 */
export async function copyComing(coming: Promise<string>): Promise<boolean> {
  const asBlob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': asBlob })]);
    return true;
  } catch {
    // No such way here (older browsers), or refused: the way that asks afterwards may still be open.
    return asBlob.then(() => coming).then(copyText, () => false);
  }
}
