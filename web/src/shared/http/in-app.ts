/**
 * Browsers inside other apps: Android's WebView sends `; wv)`, iPhones' leaves out `Safari/`, and the large apps add their own
 * name. They follow links, but cannot save files made by a page, often cannot print, and may store no cookies.
 */
export function isInApp(agent: string = navigator.userAgent): boolean {
  if (
    /; wv\)|\bFB(AN|AV)\/|Instagram|WhatsApp|\bLine\/|LinkedInApp|MicroMessenger|Snapchat|TikTok|Twitter/i.test(
      agent,
    )
  )
    return true;
  return /iPhone|iPad|iPod/.test(agent) && !agent.includes('Safari/');
}
