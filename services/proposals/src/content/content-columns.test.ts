import { fullContentFixture } from '@acordo/contracts/fixtures/proposal';
import { expect, it } from '@jest/globals';
import { toContent, writtenRow } from './content-columns.js';

it('a row has every field of the content', () => {
  expect(toContent(writtenRow(fullContentFixture))).toEqual(fullContentFixture);
});
