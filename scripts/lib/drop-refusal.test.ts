import { expect, it, jest } from '@jest/globals';
import { dropRefusal } from './drop-refusal.mjs';

it('allows the removal of older keys once the check has ended with 0 (docs/decisions/0022, attack 390)', () => {
  expect(dropRefusal({ forced: false, check: () => 0 })).toBeUndefined();
});

it.each([1, 2])('keeps them when the check ends with %s, or could not run', (code) => {
  expect(dropRefusal({ forced: false, check: () => code })).toContain('npm run reseal');
});

it('requires the checks by hand if they run in containers', () => {
  expect(dropRefusal({ forced: false })).toContain('passo 4');
});

it('allows it with --force', () => {
  const check = jest.fn(() => 1);
  expect(dropRefusal({ forced: true, check })).toBeUndefined();
  expect(check).not.toHaveBeenCalled();
});
