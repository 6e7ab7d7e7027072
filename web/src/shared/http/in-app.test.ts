import { describe, expect, it } from '@jest/globals';
import { isInApp } from './in-app';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; SM-A155M';

describe('a browser inside an app', () => {
  it.each([
    [
      'Android’s WebView',
      `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    ['Instagram', `${IPHONE} Mobile/22C152 Instagram 360.0.0.30.109 (iPhone15,2; iOS 18_2; pt_BR)`],
    ['Facebook', `${IPHONE} Mobile/22C152 [FBAN/FBIOS;FBAV/492.0.0.48.104]`],
    ['any on an iPhone', `${IPHONE} Mobile/22C152`],
  ])('is %s', (_name, agent) => {
    expect(isInApp(agent)).toBe(true);
  });

  it.each([
    ['Safari', `${IPHONE} Version/18.2 Mobile/15E148 Safari/604.1`],
    ['Chrome on an iPhone', `${IPHONE} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on Android',
      `${ANDROID}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`,
    ],
    ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'],
  ])('is not %s', (_name, agent) => {
    expect(isInApp(agent)).toBe(false);
  });
});
