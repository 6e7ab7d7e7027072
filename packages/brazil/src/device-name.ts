/** First match wins: most browsers also name the browsers that they derive from. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bHeadlessChrome\//, 'Chrome'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** No browser sends longer ones; they are not parsed, to save time. */
const READ = 512;

export const UNKNOWN_DEVICE = 'Aparelho desconhecido';

const namesOf = (table: readonly (readonly [RegExp, string])[]) => [
  ...new Set(table.map(([, name]) => name)),
];

/** Every name that `deviceName` returns: a contract with these accepts no other text. */
export const DEVICE_NAMES: readonly string[] = [
  ...namesOf(BROWSERS),
  ...[...namesOf(BROWSERS), 'Navegador'].flatMap((browser) =>
    namesOf(SYSTEMS).map((system) => `${browser} no ${system}`),
  ),
  UNKNOWN_DEVICE,
];

/** A device's name for people, from the user agent: "Chrome no Android". The client sends it, so it proves nothing. */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, READ);
  const browser = firstIn(BROWSERS, text);
  const system = firstIn(SYSTEMS, text);
  if (browser && system) return `${browser} no ${system}`;
  if (system) return `Navegador no ${system}`;
  return browser ?? UNKNOWN_DEVICE;
}

/** Whether it is a phone or tablet: only for the icon beside the name. */
export const isHandheld = (userAgent: string): boolean =>
  /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent.slice(0, READ));

const firstIn = (table: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];
