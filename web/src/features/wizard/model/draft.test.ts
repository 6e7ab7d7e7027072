import { describe, expect, it } from '@jest/globals';
import { emptyBriefing } from './briefing';
import { type Draft, readDraft, sameContent, writeDraft } from './draft';

const draft: Draft = {
  briefing: { ...emptyBriefing(), clientName: 'Ana', features: ['Newsletter'] },
  template: 'elegant',
  versao: 3,
  withoutLogo: false,
};

describe('draft (D39)', () => {
  it('comes back as it was', () => expect(readDraft(writeDraft(draft))).toEqual(draft));

  it.each([null, '', 'x', '[]', '{}', '{"formato":2,"briefing":{}}', '{"formato":1,"briefing":null}'])(
    'is none: %p',
    (text) => expect(readDraft(text)).toBeNull(),
  );

  it('replaces values of the wrong kind by the empty form’s', () => {
    const text = JSON.stringify({
      formato: 1,
      template: 'baroque',
      versao: 'x',
      briefing: {
        clientName: 7,
        pages: '3',
        features: ['a', 1],
        customColors: { primary: '#000000' },
        extra: 1,
      },
    });
    expect(readDraft(text)).toEqual({
      briefing: {
        ...emptyBriefing(),
        features: ['a'],
        customColors: { primary: '#000000', secondary: '#8B5CF6' },
      },
      template: null,
      versao: null,
      withoutLogo: false,
    });
  });

  it('detects when nothing was changed', () => {
    expect(sameContent(draft, { ...draft, versao: 9 })).toBe(true);
    expect(sameContent(draft, { ...draft, template: null })).toBe(false);
    expect(sameContent(draft, { ...draft, briefing: emptyBriefing() })).toBe(false);
  });
});
