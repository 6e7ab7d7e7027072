import { expect, it } from '@jest/globals';
import { maskedName } from './masked-name.js';

it.each([
  ['Maria Silva', 'M**** S****'],
  ['  Ana  ', 'A****'],
  ['Ó 🚀 d’Ávila', 'Ó**** 🚀**** d****'],
  ['', ''],
  ['\u200bAna \u3164', '[U+200B]**** [U+3164]****'],
])('%j is shown as %j, which hides its length', (name, masked) => expect(maskedName(name)).toBe(masked));
