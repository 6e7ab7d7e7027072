import ipaddr from 'ipaddr.js';

/** One block of addresses whose X-Forwarded-For is trusted (D36). */
export type ProxyBlock = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Wider blocks are large parts of the internet: anybody there could claim any address as a signer's. */
const WIDEST = { ipv4: 8, ipv6: 7 };

/**
 * Reads TRUSTED_PROXIES: CIDR blocks, separated by commas. Throws an Error with the invalid one and the reason; what looks like
 * a mistake is refused, because a wrong block silently falsifies the evidence of signatures (D36, attack 130).
 */
export function parseTrustedProxies(text: string): ProxyBlock[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseBlock);
}

function parseBlock(text: string): ProxyBlock {
  if (!text.includes('/')) throw new Error(`'${text}' is not a CIDR block such as 172.31.249.0/24`);
  if (!ipaddr.isValidCIDR(text) || !isPlainForm(text))
    throw new Error(`'${text}' is not a CIDR block such as 172.31.249.0/24`);
  const [address, bits] = ipaddr.parseCIDR(text);
  if (address instanceof ipaddr.IPv6 && (address.isIPv4MappedAddress() || address.match([MAPPED, 96])))
    throw new Error(`'${text}' is an IPv4 block in IPv6 form: write it as IPv4`);
  if (bits < WIDEST[address.kind()]) throw new Error(`'${text}' would trust too much of the internet`);
  if (networkOf(text, address) !== address.toString())
    throw new Error(`'${text}' has an address that is not the beginning of its block`);
  return [address, bits];
}

const MAPPED = ipaddr.IPv6.parse('::ffff:0:0');

/** ipaddr.js also accepts 0x7f.1 and 127.1, which are probably typing errors. */
function isPlainForm(text: string): boolean {
  const [address = ''] = text.split('/');
  return address.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(address);
}

function networkOf(text: string, address: ipaddr.IPv4 | ipaddr.IPv6): string {
  const network =
    address.kind() === 'ipv4'
      ? ipaddr.IPv4.networkAddressFromCIDR(text)
      : ipaddr.IPv6.networkAddressFromCIDR(text);
  return network.toString();
}

/** Whether the address lies in one of the blocks; a text that is no address lies in none. */
export function isTrusted(ip: string, blocks: readonly ProxyBlock[]): boolean {
  if (blocks.length === 0 || !ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return blocks.some(
    ([network, bits]) => address.kind() === network.kind() && address.match([network, bits]),
  );
}
