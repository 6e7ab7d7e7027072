import { describe, expect, it } from '@jest/globals';
import { SHARE_TARGETS, SHARE_WINDOW } from './share-targets';

const URL_ = 'https://acordo.example/public/proposal/a_b-c';

describe('share targets (P53)', () => {
  it('contain text and link', () => {
    expect(SHARE_TARGETS.map((target) => target.address(URL_, 'Olá & tudo'))).toEqual([
      'https://wa.me/?text=Ol%C3%A1%20%26%20tudo%20https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
      'https://twitter.com/intent/tweet?text=Ol%C3%A1%20%26%20tudo&url=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
    ]);
  });
  it('open a window of 600x400, the messaging app a tab', () => {
    expect(SHARE_WINDOW).toEqual({ width: 600, height: 400 });
    expect(SHARE_TARGETS.map((target) => target.opens)).toEqual(['tab', 'window', 'window', 'window']);
  });
});
