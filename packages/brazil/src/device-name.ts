/** First match wins: most browsers name those that they descend from as well. */
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

/** Longer ones are no browser's, and nobody should wait for them to be read. */
const READ = 512;

export const UNKNOWN_DEVICE = 'Aparelho desconhecido';

const namesOf = (table: readonly (readonly [RegExp, string])[]) => [
  ...new Set(table.map(([, name]) => name)),
];

/** Every name that `deviceName` gives: nobody can have words of their own stand where one of these is wanted. */
export const DEVICE_NAMES: readonly string[] = [
  ...namesOf(BROWSERS),
  ...[...namesOf(BROWSERS), 'Navegador'].flatMap((browser) =>
    namesOf(SYSTEMS).map((system) => `${browser} no ${system}`),
  ),
  UNKNOWN_DEVICE,
];

/** What people call the place behind a user agent: "Chrome no Android". It is the login's own claim, never a proof. */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, READ);
  const browser = firstIn(BROWSERS, text);
  const system = firstIn(SYSTEMS, text);
  if (browser && system) return `${browser} no ${system}`;
  if (system) return `Navegador no ${system}`;
  return browser ?? UNKNOWN_DEVICE;
}

/** Whether it is held in the hand: only for the picture beside the name. */
export const isHandheld = (userAgent: string): boolean =>
  /\b(?:iPhone|iPad|Android|Mobile)\b/.test(userAgent.slice(0, READ));

const firstIn = (table: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  table.find(([pattern]) => pattern.test(text))?.[1];
