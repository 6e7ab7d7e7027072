import { describe, expect, it } from '@jest/globals';
import { linkEndOf } from './link-end.js';

const details = (detalhes: object) => ({ sal: Buffer.alloc(16), detalhes: JSON.stringify(detalhes) });
const opened = [
  details({ link_id: 'a', expira_em: '2026-12-30T02:59:59.000Z' }),
  details({ link_id: 'b', expira_em: '2027-01-15T02:59:59.000Z' }),
];

describe('the end of the link that was signed through (P123)', () => {
  it('is the one that the history gives this link', () => {
    expect(linkEndOf('a', opened)).toEqual(new Date('2026-12-30T02:59:59.000Z'));
    expect(linkEndOf('b', opened)).toEqual(new Date('2027-01-15T02:59:59.000Z'));
  });

  it.each([
    ['another link', 'c', opened],
    ['no link', null, opened],
    ['details that were erased', 'a', []],
    ['details without an end', 'a', [details({ link_id: 'a' })]],
    ['an end that is no instant', 'a', [details({ link_id: 'a', expira_em: 'hoje' })]],
  ])('is unknown with %s', (_name, link, given) => {
    expect(linkEndOf(link, given)).toBeNull();
  });
});
