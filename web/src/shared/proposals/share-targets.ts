/** P53: share windows. */
export const SHARE_WINDOW = { width: 600, height: 400 } as const;

export interface ShareTarget {
  id: 'whatsapp' | 'facebook' | 'x' | 'linkedin';
  /** The messaging app opens in a new tab, the others in a window of SHARE_WINDOW (P53). */
  opens: 'tab' | 'window';
  address: (url: string, text: string) => string;
}

export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    id: 'whatsapp',
    opens: 'tab',
    address: (url, text) => withQuery('https://wa.me/', { text: `${text} ${url}` }),
  },
  {
    id: 'facebook',
    opens: 'window',
    address: (url) => withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  {
    id: 'x',
    opens: 'window',
    address: (url, text) => withQuery('https://twitter.com/intent/tweet', { text, url }),
  },
  {
    id: 'linkedin',
    opens: 'window',
    address: (url) => withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
];

/** Opens the target. The other page gets no opener and no referrer. */
export function openTarget(target: ShareTarget, url: string, text: string): void {
  const size = target.opens === 'window' ? `width=${SHARE_WINDOW.width},height=${SHARE_WINDOW.height},` : '';
  window.open(target.address(url, text), '_blank', `${size}noopener,noreferrer`);
}

function withQuery(address: string, query: Record<string, string>): string {
  // %20 instead of +: messaging apps show a plus as it is.
  return `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;
}
