import { describe, expect, it } from '@jest/globals';
import { html, kept, shown, withBreaks } from './html.js';

describe('html', () => {
  it('escapes every inserted value, in text and attributes', () => {
    const evil = `"><script>alert('x')</script>&amp;`;
    expect(html`<a title="${evil}">${evil}</a>`.toString()).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;amp;</a>',
    );
  });

  it('keeps markup of its own as it is, alone and in lists', () => {
    const items = ['a', '<b>'].map((text) => html`<li>${text}</li>`);
    expect(html`<ul>${items}</ul>`.toString()).toBe('<ul><li>a</li><li>&lt;b&gt;</li></ul>');
  });

  it('escapes an object that looks like markup', () => {
    const posing = { markup: '<i>', toString: () => '<i>' } as unknown as string;
    expect(() => html`${posing}`.toString()).toThrow();
  });

  it('shows nothing for an absent value, and zero for zero', () => {
    expect(html`[${null}${undefined}${false}${''}${0}]`.toString()).toBe('[0]');
  });

  it('drops controls and halves of characters, keeps emoji and accents', () => {
    expect(html`${'a\u0000b\u0008c\ud800d\u009be 🖋️ Pão'}`.toString()).toBe('abcde 🖋️ Pão');
  });
});

it('withBreaks breaks lines and escapes each', () => {
  expect(withBreaks('um\n<dois>\n\ntrês').toString()).toBe('um<br>&lt;dois&gt;<br><br>três');
});

it('kept holds a hyphenated word together and escapes it', () => {
  expect(kept('Seu e-mail <a>').toString()).toBe(
    'Seu <span style="display:inline-block">e-mail</span> &lt;a&gt;',
  );
});

it('kept inserts nothing into a code or an address (attack 241)', () => {
  const typed =
    'Chave 550e8400-e29b-41d4-a716-446655440000 em https://minha-empresa.com.br/a-b/c-d?e-f de joao-da-silva@minha-empresa.com.br.';
  expect(withoutTags(kept(typed))).toBe(typed);
});

describe('a text that looks like an address or a telephone (attack 291)', () => {
  it('is in an anchor without an address, in pieces, and is the same text', () => {
    expect(shown('Ana www.golpe.com').toString()).toBe(
      'Ana <a style="color:inherit;text-decoration:none">www<span>.</span>golpe<span>.</span>com</a>',
    );
    for (const text of [
      'a@b.com',
      'http://golpe.com/x?y=<z>',
      '(11) 98765-4321',
      'golpe。com',
      'Pão & Prosa',
    ]) {
      const pieces = shown(text)
        .toString()
        .split(/<[^>]*>/)
        .map(unescaped);
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => !/\w[.。]\w|@\w|\/\/golpe\.|\d{4}/.test(piece))).toBe(true);
      expect(withBreaks(text).toString()).toBe(shown(text).toString());
      expect(withoutTags(kept(text))).toBe(withoutTags(shown(text)));
    }
  });

  it('is escaped as before', () => {
    expect(shown('<b>.com').toString()).not.toContain('<b>');
  });
});

const withoutTags = (markup: { toString(): string }) => markup.toString().replace(/<[^>]*>/g, '');
const unescaped = (text: string) => text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
