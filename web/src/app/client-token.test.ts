import { describe, expect, it } from '@jest/globals';
import { clientToken } from './client-token';
import { publicProposalPath } from './paths';

describe('the address of the client’s page', () => {
  it.each([
    [publicProposalPath('u3pXGkq0TqJt0m2Zr6cS9w'), 'u3pXGkq0TqJt0m2Zr6cS9w'],
    ['/Public/Proposal/Ab_-/', 'Ab_-'],
    ['/public/proposal/a%20b', 'a b'],
    ['/public/proposal/%', '%'],
  ])('%s contains %s', (path, token) => expect(clientToken(path)).toBe(token));

  it.each(['/', '/public/proposal', '/public/proposal/', '/public/proposal/a/b', '/x/public/proposal/a'])(
    '%s is another page',
    (path) => expect(clientToken(path)).toBeNull(),
  );
});
