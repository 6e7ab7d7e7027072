import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { documentWith, drawn, newTypst, TEMPLATES } from '../support/draw.js';

/** A workspace whose template tries what a document's text might try: the compiler itself refuses. */
const folder = mkdtempSync(path.join(tmpdir(), 'acordo-reads-'));
const workspace = path.join(folder, 'templates');
cpSync(TEMPLATES, workspace, { recursive: true });
writeFileSync(path.join(folder, 'secret.txt'), 'segredo');
writeFileSync(path.join(workspace, 'inside.txt'), 'dentro');

function compiled(code: string): string {
  writeFileSync(
    path.join(workspace, 'modern.typ'),
    `#set document(title: "t")\n#set text(font: "Inter", lang: "pt")\n${code}`,
  );
  try {
    newTypst(workspace).pdf({ folder: '', template: 'modern', data: '{}', pictures: [], standard: 'ua-1' });
    return 'drawn';
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the compiler (attack 85)', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads inside its templates', () => {
    expect(compiled('#read("inside.txt")')).toBe('drawn');
  });

  it.each([
    '#read("/etc/passwd")',
    '#read("../secret.txt")',
    '#read("/../secret.txt")',
    '#read("../../../../../../etc/passwd")',
    `#read(${JSON.stringify(path.join(folder, 'secret.txt'))})`,
    '#include "../secret.txt"',
    '#image("../../../../etc/passwd", alt: "x")',
    '#import "@preview/cetz:0.3.1"',
  ])('refuses %s', (code) => {
    expect(compiled(code)).not.toBe('drawn');
  });

  it('gets pictures’ names only from us: a document’s text is never a path', async () => {
    const hostile = ['/etc/passwd', '../../package.json', 'file:///etc/passwd', 'http://127.0.0.1/x.png'];
    const plain = await drawn(documentWith({}));
    for (const logo_cliente_url of hostile)
      expect((await drawn(documentWith({ logo_cliente_url }))).byteLength).toBe(plain.byteLength);
  });
});
