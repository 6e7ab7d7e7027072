import { describe, expect, it } from '@jest/globals';
import { mailAddress, SHARE_TARGETS, SHARE_WINDOW, whatsAppAddress } from './share-targets';

const URL_ = 'https://acordo.example/public/proposal/a_b-c';

describe('networks (P53)', () => {
  it('contain text and link', () => {
    expect(SHARE_TARGETS.map((target) => target.address(URL_, 'Olá & tudo'))).toEqual([
      'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
      'https://twitter.com/intent/tweet?text=Ol%C3%A1%20%26%20tudo&url=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
      'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
    ]);
  });
  it('open in a window of 600x400', () => {
    expect(SHARE_WINDOW).toEqual({ width: 600, height: 400 });
  });
});

/** What the other side reads. */
const textIn = (address: string, name: string) => new URL(address).searchParams.get(name);

describe('WhatsApp (P53, P114)', () => {
  it('gets text and link', () => {
    expect(whatsAppAddress(`Olá & tudo ${URL_}`)).toBe(
      'https://wa.me/?text=Ol%C3%A1%20%26%20tudo%20https%3A%2F%2Facordo.example%2Fpublic%2Fproposal%2Fa_b-c',
    );
  });

  it.each([
    ['11987654321', 'https://wa.me/5511987654321?text=Oi'],
    ['1133334444', 'https://wa.me/551133334444?text=Oi'],
    ['', 'https://wa.me/?text=Oi'],
    ['(11) 98765-4321', 'https://wa.me/5511987654321?text=Oi'],
    ['+351912345678', 'https://wa.me/351912345678?text=Oi'],
    ['0800 123 4567', 'https://wa.me/?text=Oi'],
    ['119876543', 'https://wa.me/?text=Oi'],
    [undefined, 'https://wa.me/?text=Oi'],
  ])('opens the conversation of a phone that can be dialled: %s', (phone, address) => {
    expect(whatsAppAddress('Oi', phone)).toBe(address);
  });

  it.each([
    ['emoji', 'Olá 👩🏽‍💻❤️ até já'],
    ['line breaks', 'Olá!\n\nSegue:\nhttps://a.example/b'],
    ['signs', '100% + 50% = R$ 1,50? #1 & "2" \\ /'],
    ['2,000 characters', '😀á'.repeat(666) + 'ab'],
  ])('gets every character: %s (attack 393)', (_, text) => {
    expect(textIn(whatsAppAddress(text, '11987654321'), 'text')).toBe(text);
    expect(whatsAppAddress(text)).not.toContain('+');
  });

  it('does not break on half an emoji, which a length limit may leave (attack 393)', () => {
    expect(textIn(whatsAppAddress('Olá \ud83d'), 'text')).toBe('Olá \ufffd');
  });
});

describe('an email (P114)', () => {
  it('has the client’s address, subject and text, with line breaks as emails have them', () => {
    const address = mailAddress('Olá!\nSegue & tudo', 'Proposta para Pão & Prosa', 'a+b@pao.com.br');
    expect(address).toBe(
      'mailto:a%2Bb@pao.com.br?subject=Proposta%20para%20P%C3%A3o%20%26%20Prosa&body=Ol%C3%A1%21%0D%0ASegue%20%26%20tudo',
    );
  });
  it('cannot get other recipients through an address', () => {
    expect(mailAddress('Oi', 'Proposta', 'a@b.c?cc=x@y.z')).toMatch(
      /^mailto:a@b\.c%3Fcc%3Dx%40y\.z\?subject=/,
    );
  });
});
