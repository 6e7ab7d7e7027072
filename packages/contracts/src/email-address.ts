import { LENGTHS } from './lengths.js';

// product.md's "simple address pattern", without the characters by which one field becomes two recipients.
const ADDRESS = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u;

/** Whether the text is one plain e-mail address. Linear time. */
export const isEmail = (value: string): boolean => value.length <= LENGTHS.email && ADDRESS.test(value);

/** D9: compared without case and without outer space; stored as typed. Plus addresses stay different. */
export const normalizeEmail = (value: string): string => value.trim().normalize('NFC').toLowerCase();
