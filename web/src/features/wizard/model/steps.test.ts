import { describe, expect, it } from '@jest/globals';
import { queryOf, STEPS, stepOf } from './steps';

describe('steps in the address', () => {
  it('are parsed back', () => {
    for (const { id } of STEPS) expect(stepOf(queryOf(id))).toBe(id);
    expect(STEPS.map((step) => step.id)).toEqual(['briefing', 'template', 'preview']);
  });
  it('begin with the briefing', () => {
    expect(stepOf(null)).toBe('briefing');
    expect(stepOf('x')).toBe('briefing');
  });
});
