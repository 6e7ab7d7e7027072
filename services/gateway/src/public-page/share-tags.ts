import type { PageDescription } from '@acordo/contracts/page-renderer';
import { escapeHtml } from '../html/escape.js';

/** D7's preview.png. */
const WIDTH = 1200;
const HEIGHT = 630;

/** Where the page and its picture are, by the configured address alone: no Host header names them (attack 115). */
export interface PageAddresses {
  readonly page: string;
  readonly picture: string;
}

/** What chats and social networks show of a link (Open Graph, Twitter). Addresses only if the link is valid. */
export function shareTags(description: PageDescription, { page, picture }: PageAddresses): string {
  const { shareTitle, shareText, siteName, hasPicture } = description;
  const tags: [attribute: 'name' | 'property', key: string, value: string][] = [
    ['name', 'description', shareText],
    ['property', 'og:type', 'website'],
    ['property', 'og:locale', 'pt_BR'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:title', shareTitle],
    ['property', 'og:description', shareText],
  ];
  if (hasPicture)
    tags.push(
      ['property', 'og:url', page],
      ['property', 'og:image', picture],
      ['property', 'og:image:type', 'image/png'],
      ['property', 'og:image:width', String(WIDTH)],
      ['property', 'og:image:height', String(HEIGHT)],
      ['property', 'og:image:alt', shareTitle],
    );
  tags.push(['name', 'twitter:card', hasPicture ? 'summary_large_image' : 'summary']);
  return tags.map(([name, key, value]) => `<meta ${name}="${key}" content="${escapeHtml(value)}">`).join('');
}
