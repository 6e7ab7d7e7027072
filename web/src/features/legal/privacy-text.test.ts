import { describe, expect, it } from '@jest/globals';
import type { LegalText } from './model/legal-text';
import { privacyText } from './privacy-text';
import { TERMS } from './terms-text';

/** The web's compiler has only browser types; this test runs in Node and declares what it uses. */
interface FileSystem {
  readFileSync(file: URL, encoding: 'utf8'): string;
}
const node: string = 'node:fs';
const { readFileSync }: FileSystem = await import(node);
const COOKIES = '../../../../packages/contracts/src/internal/sessions.ts';

const PRIVACY = privacyText({ signedRecordYears: 10 });
const blocksOf = ({ sections }: LegalText) => sections.flatMap(({ blocks }) => blocks);

describe('legal texts', () => {
  it('name every cookie there is, and no other', () => {
    const source = readFileSync(new URL(COOKIES, import.meta.url), 'utf8');
    const names = [...source.matchAll(/_COOKIE = '(\w+)'/g)].map(([, name]) => name);
    const tables = blocksOf(PRIVACY).flatMap((block) =>
      typeof block === 'object' && 'table' in block ? block.table.rows : [],
    );
    expect(names).toHaveLength(6);
    expect(tables).toHaveLength(names.length);
    expect(new Set(tables.map(([name]) => name))).toEqual(new Set(names));
  });

  it.each([PRIVACY, TERMS])(
    'have sections with addresses of their own, none of them the page’s: $title',
    (text) => {
      const ids = text.sections.map(({ id }) => id);
      expect(new Set([...ids, 'conteudo', 'indice']).size).toBe(ids.length + 2);
      expect(text.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
    },
  );
});
