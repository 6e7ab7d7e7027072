/**
 * User agent names of programs for link previews, search engines and plain HTTP clients. Named one by
 * one: a word like "bot" alone is also in the names of phones (Cubot). None of them runs the page's script today; this list
 * is for when one does, and for calls made by hand.
 */
const ROBOTS = [
  'facebookexternalhit',
  'facebookcatalog',
  'meta-externalagent',
  'whatsapp/',
  'telegrambot',
  'twitterbot',
  'linkedinbot',
  'slackbot',
  'slack-imgproxy',
  'discordbot',
  'skypeuripreview',
  'microsoftpreview',
  'pinterestbot',
  'redditbot',
  'vkshare',
  'iframely',
  'embedly',
  'googlebot',
  'google-inspectiontool',
  'google-pagerenderer',
  'bingbot',
  'bingpreview',
  'applebot',
  'duckduckbot',
  'yandexbot',
  'baiduspider',
  'petalbot',
  'bytespider',
  'gptbot',
  'ahrefsbot',
  'semrushbot',
  'curl/',
  'wget/',
  'python-requests',
  'go-http-client',
] as const;

/**
 * D20: whether the call is from a program. Browsers always name themselves. Prefetching browsers need no rule here:
 * the page reports a view only after it has been visible for 2 seconds, which a prefetched one is not.
 */
export function isRobot(userAgent: string): boolean {
  const name = userAgent.toLowerCase();
  return name.trim() === '' || ROBOTS.some((robot) => name.includes(robot));
}
