import { describe, expect, it } from '@jest/globals';
import { type BriefingField, emptyBriefing } from './briefing';
import { firstInForm, SECTIONS, sectionOf } from './sections';

describe('sections', () => {
  it('have every field once', () => {
    const placed = SECTIONS.flatMap((section): readonly BriefingField[] => section.fields);
    expect([...placed].sort()).toEqual(Object.keys(emptyBriefing()).sort());
  });
  it('find a field’s section and the first field', () => {
    expect(sectionOf('budget')).toBe('project');
    expect(firstInForm(['description', 'clientCPF', 'budget'])).toBe('clientCPF');
    expect(firstInForm([])).toBeUndefined();
  });
});
