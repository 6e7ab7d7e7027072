import { deviceName, UNKNOWN_DEVICE } from '@acordo/brazil/device-name';
import type { Fact } from './email.js';

/** From where an account was changed, so that its owner recognises the own browser. */
export function fromWhere(ip: string, userAgent: string): Fact {
  const device = deviceName(userAgent);
  return { label: 'De onde', value: `IP ${ip}`, ...(device === UNKNOWN_DEVICE ? {} : { detail: device }) };
}
