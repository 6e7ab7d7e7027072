import { describe, expect, it } from '@jest/globals';
import { typedCode } from '@acordo/contracts/typed-code';
import { CODE_SHOWN_LENGTH, maskCode } from './mask-code';

const SHOWN = '7K3M-Z0QW-A9XE-1RTB';

describe('a code while it is typed (D25)', () => {
  it.each([
    ['7', '7'],
    ['7k3m', '7K3M'],
    ['7k3mz', '7K3M-Z'],
    ['7k3m zoqw a9xe lrtb', SHOWN],
    ['7K3MZ0QWA9XEIRTB99', SHOWN],
    ['https://acordo.example/verificar/7K3MZ0QWA9XE1RTB?x=1', SHOWN],
    ['7K3U', '7K3U'],
    ['', ''],
  ])('%j is shown as %j', (typing, shown) => expect(maskCode(typing)).toBe(shown));

  it('is what the server reads', () => {
    expect(typedCode(SHOWN)).toBe('7K3MZ0QWA9XE1RTB');
    expect(SHOWN).toHaveLength(CODE_SHOWN_LENGTH);
  });
});
