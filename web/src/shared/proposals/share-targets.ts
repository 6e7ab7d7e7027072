import { dialled } from '@acordo/brazil/dialled';

/** P53: share windows. */
export const SHARE_WINDOW = { width: 600, height: 400 } as const;

export interface ShareTarget {
  id: 'facebook' | 'x' | 'linkedin';
  address: (url: string, text: string) => string;
}

/** The networks of P53, each in a window of SHARE_WINDOW. */
export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    id: 'facebook',
    address: (url) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    id: 'x',
    address: (url, text) => withQuery('https://twitter.com/intent/tweet', { text, url }),
  },
  {
    id: 'linkedin',
    address: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

/** P114. `phone`: the client's, as it is stored (P108); without one that can be dialled from any country, the sender chooses the conversation. */
export function whatsAppAddress(message: string, phone = ''): string {
  const [, to = ''] = /^\+(\d+)$/.exec(dialled(phone) ?? '') ?? [];
  return withQuery(`https://wa.me/${to}`, { text: message });
}

/** P114. Line breaks of emails are CRLF (RFC 6068). */
export function mailAddress(message: string, subject: string, to = ''): string {
  const body = message.replaceAll(/\r?\n/g, '\r\n');
  return withQuery(`mailto:${encodeURIComponent(to).replace('%40', '@')}`, { subject, body });
}

/** Opens the target. The other page gets no opener and no referrer. */
export function openTarget(target: ShareTarget, url: string, text: string): void {
  const size = `width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height}`;
  window.open(target.address(url, text), '_blank', `${size},noopener,noreferrer`);
}

function withQuery(address: string, query: Record<string, string>): string {
  // %20 instead of +: messaging apps show a plus as it is.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
