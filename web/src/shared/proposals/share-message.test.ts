import { describe, expect, it } from '@jest/globals';
import { DEFAULT_TEMPLATE, filled, fitsOthers, messageWithLink, templateOf } from './share-message';

const link = 'https://acordo.example/public/proposal/u3pXGkq0TqJt0m2Z';
const values = { nome: 'Padaria Pão & Prosa', empresa: 'Estúdio Lume', link };
const other = { nome: 'Clínica Ipê', empresa: 'Estúdio Lume', link: link.replace('u3p', 'k9Z') };

describe('the prepared message (P114)', () => {
  it.each([
    [values, `Olá, Padaria Pão & Prosa! Aqui é Estúdio Lume. Preparei a proposta do seu site: ${link}`],
    [{ ...values, nome: '' }, `Olá! Aqui é Estúdio Lume. Preparei a proposta do seu site: ${link}`],
    [{ ...values, empresa: '' }, `Olá, Padaria Pão & Prosa! Preparei a proposta do seu site: ${link}`],
    [{ nome: '', empresa: '', link }, `Olá! Preparei a proposta do seu site: ${link}`],
    [
      { ...values, empresa: 'Lume Ltda.' },
      `Olá, Padaria Pão & Prosa! Aqui é Lume Ltda. Preparei a proposta do seu site: ${link}`,
    ],
    [
      { ...values, nome: '{link} $& {empresa}' },
      `Olá, {link} $& {empresa}! Aqui é Estúdio Lume. Preparei a proposta do seu site: ${link}`,
    ],
  ])('reads well with and without name and sender: %#', (known, text) => {
    expect(filled(DEFAULT_TEMPLATE, known)).toBe(text);
  });
});

describe('the owner’s own text (P114, attack 394)', () => {
  const typed = `Oi, Padaria Pão & Prosa, tudo bem?\nEstúdio Lume por aqui 👋 ${link} Abraço!`;

  it('has the next client’s name and link', () => {
    const template = templateOf(typed, values);
    expect(template).toBe('Oi, {nome}, tudo bem?\n{empresa} por aqui 👋 {link} Abraço!');
    expect(filled(template, other)).toBe(
      `Oi, Clínica Ipê, tudo bem?\nEstúdio Lume por aqui 👋 ${other.link} Abraço!`,
    );
    expect(fitsOthers(typed, values)).toBe(true);
  });

  it.each([
    ['typed over', `Oi, Dona Helena! Segue: ${link}`],
    ['shortened', `Oi, Padaria Pão! Segue: ${link}`],
    ['continued', `Oi, Padaria Pão & Prosas! Segue: ${link}`],
    ['removed', `Segue a proposta: ${link}`],
  ])('is not for others if the name was %s', (_, text) => {
    expect(fitsOthers(text, values)).toBe(false);
  });

  it('finds only whole names, the longer one first', () => {
    const ana = { nome: 'ana', empresa: 'Estúdio ana Lima', link };
    expect(templateOf('Joana e anais, oi ana, é Estúdio ana Lima. ana', ana)).toBe(
      'Joana e anais, oi {nome}, é {empresa}. {nome}',
    );
  });

  it('keeps the full stop of a sender’s name', () => {
    const ltda = { ...values, empresa: 'Lume Ltda.' };
    const text = filled(DEFAULT_TEMPLATE, ltda);
    expect(filled(templateOf(text, ltda), ltda)).toBe(text);
    expect(filled(templateOf(text, ltda), values)).toBe(filled(DEFAULT_TEMPLATE, values));
  });

  it('is not for others if client and sender have one name', () => {
    expect(fitsOthers('Oi, Ana! Aqui é Ana.', { nome: 'Ana', empresa: 'Ana', link })).toBe(false);
  });

  it('is not confused by signs in names', () => {
    const odd = { nome: 'A.B (C) [d] $1 \\', empresa: 'x+y*', link };
    expect(templateOf('Oi A.B (C) [d] $1 \\! É x+y*. AxB', odd)).toBe('Oi {nome}! É {empresa}. AxB');
  });
});

describe('the link in a message (P114, attack 394)', () => {
  it.each([
    ['stays where it is', `Olá: ${link}. Abraço`, `Olá: ${link}. Abraço`],
    ['is added if it was removed', 'Olá!  ', `Olá!\n${link}`],
    ['is the message if nothing is left', ' \n', link],
    ['is repaired if its end is missing', `Olá: ${link.slice(0, -4)} ok`, `Olá: ${link} ok`],
    ['ends where a word begins', `Olá: ${link}obrigado`, `Olá: ${link} obrigado`],
    [
      'replaces another proposal’s in a pasted text',
      `Olá: ${other.link} e ${link}`,
      `Olá: ${link} e ${link}`,
    ],
  ])('%s', (_, text, sent) => {
    expect(messageWithLink(text, link)).toBe(sent);
  });
});
