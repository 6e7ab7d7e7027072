import { describe, expect, it } from '@jest/globals';
import { DEVICE_NAMES, deviceName, isHandheld, UNKNOWN_DEVICE } from './device-name.js';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('deviceName', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome no Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'Edge no Windows',
    ],
    [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/141.0 Safari/537.36 OPR/120.0`, 'Opera no Linux'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox no Linux'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox no Android'],
    [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`, 'Chrome no Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S921B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet no Android',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${IOS} Version/18.6 Mobile/15E148 Safari/604.1`,
      'Safari no iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${IOS} CriOS/141.0 Mobile/15E148 Safari/604.1`,
      'Chrome no iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${IOS} FxiOS/143.0 Mobile/15E148 Safari/605.1.15`,
      'Firefox no iPad',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${IOS} Version/18.6 Safari/605.1.15`, 'Safari no Mac'],
    [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0 Safari/537.36`, 'Chrome no ChromeOS'],
    ['Mozilla/5.0 (Windows NT 10.0) Novo/1.0', 'Navegador no Windows'],
    ['Firefox/143.0', 'Firefox'],
    ['curl/8.5.0', UNKNOWN_DEVICE],
    ['', UNKNOWN_DEVICE],
    ['<img src=x onerror=alert(1)>', UNKNOWN_DEVICE],
  ])('%s is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
    expect(DEVICE_NAMES).toContain(name);
  });

  it('reads no more than the length of a browser’s own', () => {
    const from = performance.now();
    expect(deviceName(`${'Version/1 '.repeat(100_000)}Firefox/143.0`)).toBe(UNKNOWN_DEVICE);
    expect(performance.now() - from).toBeLessThan(100);
  });
});

describe('isHandheld', () => {
  it('distinguishes phones from desktops', () => {
    expect(isHandheld('Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0')).toBe(true);
    expect(isHandheld('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')).toBe(false);
  });
});
