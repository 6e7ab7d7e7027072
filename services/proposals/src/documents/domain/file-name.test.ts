import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attachment, fileName } from './file-name.js';

describe('fileName', () => {
  it.each([
    ['Proposta para Padaria Pão & Prosa', 'Proposta para Padaria Pão & Prosa.pdf'],
    ['../../etc/passwd', 'etc passwd.pdf'],
    ['a\r\nSet-Cookie: x=1', 'a Set-Cookie x=1.pdf'],
    ['.oculto.', 'oculto.pdf'],
    ['', 'Proposta.pdf'],
    ['/\\:*?"<>|%', 'Proposta.pdf'],
    ['\u202egpj.exe', 'gpj.exe.pdf'],
    ['🚀'.repeat(200), `${'🚀'.repeat(120)}.pdf`],
  ])('%j is %j', (title, name) => expect(fileName(title)).toBe(name));
});

describe('attachment (RFC 6266)', () => {
  it('names the file in UTF-8', () => {
    expect(attachment("D'Ávila (nova)")).toBe("attachment; filename*=UTF-8''D%27%C3%81vila%20%28nova%29.pdf");
  });

  it('is one parameter of plain characters, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
        expect(attachment(title)).toMatch(/^attachment; filename\*=UTF-8''[A-Za-z0-9._~%&-]+\.pdf$/);
      }),
    );
  });
});
