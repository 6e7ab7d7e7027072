import { createHash } from 'node:crypto';

interface Facts {
  readonly publicUrl: string;
  readonly cepBaseUrl: string;
  /** The web app's pages; their inline scripts are allowed by their hashes. */
  readonly pages: readonly string[];
}

/** Only scripts of our own page run, and nothing of ours is shown inside other sites (attacks 87, 149). */
function contentSecurityPolicy({ cepBaseUrl, pages }: Facts): string {
  const scripts = new Set(pages.flatMap(inlineScripts));
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...[...scripts].map(hashSource)].join(' '),
    `style-src 'self' 'unsafe-inline'`, // a proposal's colours are style attributes
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src 'self' ${new URL(cepBaseUrl).origin}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

export function inlineScripts(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, text = '']) => text,
  );
}

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const YEAR_S = 31_536_000;
const UNUSED = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'microphone'];
const POLICY = [...UNUSED, 'payment', 'usb'].map((name) => `${name}=()`).join(', ');

/** An API response is data: nothing in it may run, and its address is not sent as a referrer. */
const FOR_DATA = {
  'content-security-policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'referrer-policy': 'no-referrer',
};

/** Public images of ours, which webmail shows inside its own pages. */
const IMAGES = '/api/assets/';

/** Only a page obeys them. Files that are no page are sent without: over HTTP/1.1 each is half a kilobyte larger with them. */
export const ONLY_FOR_PAGES = [
  'content-security-policy',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** Headers that go with every response to a request's address. */
export type HeadersFor = (url: string) => Readonly<Record<string, string>>;

export function securityHeaders(facts: Facts): HeadersFor {
  const pages = {
    'content-security-policy': contentSecurityPolicy(facts),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(facts.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_S}` } : {}),
  };
  const data = { ...pages, ...FOR_DATA };
  const images = { ...data, 'cross-origin-resource-policy': 'cross-origin' };
  return (url) => {
    if (url.startsWith(IMAGES)) return images;
    return url.startsWith('/api') ? data : pages;
  };
}
