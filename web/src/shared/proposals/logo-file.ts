import { isLogo, LOGO_MAX_BYTES } from '@acordo/contracts/fields/logo';
import { MESSAGES } from '@acordo/contracts/messages';

/** What the file dialog offers; content decides in the end (D24). */
export const LOGO_ACCEPT = 'image/png,image/jpeg,image/webp,image/svg+xml';

export type LogoReading = { dataUrl: string } | { error: string };

/** Reads a chosen file as a data URL for the contract: a real image of up to 2 MB (D24). */
export async function readLogo(file: Blob): Promise<LogoReading> {
  if (file.size > LOGO_MAX_BYTES || !LOGO_ACCEPT.split(',').includes(file.type)) {
    return { error: MESSAGES.logoInvalid };
  }
  const dataUrl = await toDataUrl(file);
  return dataUrl !== null && isLogo(dataUrl) ? { dataUrl } : { error: MESSAGES.logoInvalid };
}

function toDataUrl(file: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
