/** Lighthouse's "slow 4G", in its own units: kilobits of 1,024 bits, as its throttling constants have them. */
const SLOW_4G = { downKbps: 1.6 * 1024, upKbps: 750, rttMs: 150 };
/** By how much Lighthouse changes these where Chromium applies them, so that they feel like packets that were slowed down. */
const APPLIED = { latency: 3.75, throughput: 0.9 };

/** @typedef {{ name: string, latencyMs: number, downKbps: number, upKbps: number }} Network */

/** @type {Record<'slow4g' | 'devtools', Network>} */
export const NETWORKS = {
  slow4g: {
    name: 'slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms before each answer',
    latencyMs: SLOW_4G.rttMs,
    downKbps: SLOW_4G.downKbps,
    upKbps: SLOW_4G.upKbps,
  },
  devtools: {
    name: "Lighthouse's slow 4G as it has DevTools apply it: 1.44 Mbit/s down, 675 kbit/s up, 562.5 ms before each answer",
    latencyMs: SLOW_4G.rttMs * APPLIED.latency,
    downKbps: SLOW_4G.downKbps * APPLIED.throughput,
    upKbps: SLOW_4G.upKbps * APPLIED.throughput,
  },
};

/** Times slower than this machine's processor. */
export const SLOWDOWN = 4;

/** A small Android phone of the kind that the budgets name. */
export const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'pt-BR',
  userAgent:
    'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
};

/** @param {Network} network */
export const slowNetwork = (cdp, { latencyMs, downKbps, upKbps }) =>
  cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: (downKbps * 1024) / 8,
    uploadThroughput: (upKbps * 1024) / 8,
  });

/** @param {number} rate 1 is the machine itself */
export const slowProcessor = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
