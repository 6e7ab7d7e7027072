import { gzipSync } from 'node:zlib';

/** Every request of a page, as the browser sends them. Needs `Network.enable`. */
export function watchTraffic(cdp, url) {
  const { origin } = new URL(url);
  const requests = new Map();
  let navigation;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    navigation ??= timestamp;
    const { protocol, origin: to, pathname } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    requests.set(requestId, {
      path: pathname,
      foreign: to === origin ? '' : request.url,
      begin: (timestamp - navigation) * 1000,
      bytes: 0,
      end: Infinity,
    });
  });
  const finish = ({ requestId, encodedDataLength = 0, timestamp }) => {
    const one = requests.get(requestId);
    if (one) Object.assign(one, { bytes: encodedDataLength, end: (timestamp - navigation) * 1000 });
  };
  cdp.on('Network.loadingFinished', finish);
  cdp.on('Network.loadingFailed', finish);
  const all = () => [...requests.values()];
  return {
    all,
    pending: () => all().filter(({ end }) => end === Infinity).length,
    foreign: () => all().flatMap((one) => one.foreign || []),
    scripts: () => all().filter(({ path }) => path.endsWith('.js')),
  };
}

const sizes = new Map();

/** What a script of the product weighs when it is compressed by gzip, which the marks are in. */
export async function gzipSize(url, path) {
  const key = url + path;
  if (!sizes.has(key)) {
    const answer = await fetch(key);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    sizes.set(key, gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length);
  }
  return sizes.get(key);
}
