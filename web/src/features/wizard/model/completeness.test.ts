import { describe, expect, it } from '@jest/globals';
import { emptyBriefing } from './briefing';
import { isComplete } from './completeness';

const base = emptyBriefing();
const client = { clientName: 'Ana', clientEmail: 'ana@exemplo.com' };

describe('preview needs data (P60)', () => {
  it.each([
    ['create', base, false],
    ['create', { ...base, ...client }, false],
    ['create', { ...base, ...client, clientName: '  ', projectType: 'blog' }, false],
    ['create', { ...base, ...client, projectType: 'blog' }, true],
    ['edit', base, false],
    ['edit', { ...base, projectType: 'blog' }, true],
  ] as const)('%s %#', (mode, briefing, complete) => expect(isComplete(briefing, mode)).toBe(complete));
});
