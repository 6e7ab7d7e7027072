import { expect, it } from '@jest/globals';
import { maskAddress } from './mask-address.js';

it.each([
  ['marina@estudiolume.com.br', 'm***@estudiolume.com.br'],
  ['𝓂arina@x.co', '𝓂***@x.co'],
  ['a@b@c.co', 'a***@c.co'],
  ['nada', '***'],
  ['', ''],
])('%s is kept as %s (D35)', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
