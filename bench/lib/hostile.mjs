/** Documents of hostile text within the lengths of D47, each the same again for the same seed. */

const LENGTHS = { titulo: 300, cliente_nome: 200, cliente_dominio: 254, prazo: 60, horas_trabalho: 50 };
const TEXTS = [
  'descricao',
  'condicoes_pagamento',
  'servidor_web_detalhes',
  'servidor_email_detalhes',
  'suporte_gestao_detalhes',
  'painel_admin_detalhes',
];
const TEXT_MAX = 20_000;
const FEATURES = { count: 100, length: 200 };
const PRICES = Object.fromEntries(
  ['servidor_web_valor', 'servidor_email_valor', 'suporte_gestao_valor', 'painel_admin_valor'].map((name) => [
    name,
    '10.00',
  ]),
);

/** Texts that made drawings slow or wrong, each filling every field. */
export const BOMBS = {
  'a hyphen and a letter': '-a ',
  'letters apart': 'a ',
  hyphens: '-',
  'hyphens apart': '- ',
  'letters and hyphens': 'a-',
  'short compounds': 'a-b ',
  'lines of a hyphen': '-a\n',
  'paragraphs of a hyphen': '-a\n\n',
  'em dashes': 'a—b ',
  'en dashes': 'a–',
  slashes: 'a/b',
  'addresses with hyphens': 'https://ex-am.ple/a-b?c=d&e-f ',
  UUIDs: '550e8400-e29b-41d4-a716-446655440000 ',
  'one word': 'x',
  'one wide word': 'W',
  'joined families': '👩‍👩‍👧',
  emoji: '🎉 ',
  'hard spaces': 'a\u00a0-\u00a0b\u00a0',
  accents: 'e\u0301\u0302',
};

const WORDS =
  'proposta site institucional com identidade visual blog e-mail formulário contato segunda-feira pós-venda R$ 1.234,56 50% cliente entrega (revisão) "aspas" guarda-chuva'.split(
    ' ',
  );
const ALPHABETS = {
  hyphens: ['-', '-', '-', ' ', 'a', '–', '—', '\u2010', '\u2011'],
  spaces: [' ', '  ', '\t', '\u00a0', '\u2003', '\u3000', 'a'],
  accents: ['e', '\u0301', '\u0302', '\u0303', '\u0489', ' '],
  rtl: ['ש', 'ל', 'ם', ' ', 'ع', 'ر', 'a', '1', '-', '(', ')'],
  emoji: ['🎉', '👩‍👩‍👧', '🇧🇷', '👍🏽', '❤️', '1️⃣', ' ', '\u200d', '\ufe0f'],
  cjk: ['日', '本', '語', '、', '。', 'ー', ' ', 'カ'],
  thai: ['ภ', 'า', 'ษ', 'ไ', 'ท', 'ย', 'ก', '่'],
  joiners: ['a', '\u200d', '\u200c', '\u200b', '\u00ad', '\u2060', '-', ' '],
  lines: ['a', '\n', '\n\n', '-', ' ', '\r\n', '\u2028', '\t'],
  addresses: ['https://', 'www.', 'a-b', '/', '.', '?', '=', '&', '#', '@', '%20', ' ', 'x'],
  code: [
    '#',
    '[',
    ']',
    '{',
    '}',
    '$',
    '*',
    '_',
    '`',
    '\\',
    '<',
    '>',
    '@',
    '= ',
    '- ',
    '//',
    '/*',
    '"',
    "'",
    '~',
  ],
  marks: ['.', ',', ';', ':', '!', '?', '…', '(', ')', '«', '»', '/', '|', '•', ' '],
  figures: ['1', '23', '.', ',', '-', '/', ' ', 'R$', '%', '+'],
  letters: ['a', 'W', 'i', 'ç', 'fi', 'ffl', 'AV'],
};
const KINDS = Object.keys(ALPHABETS);

/** @param {number} seed @returns {() => number} numbers from 0 to 1 (mulberry32) */
function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = (next, from) => from[Math.floor(next() * from.length)];
const filled = (part, length) => cut(part.repeat(Math.ceil(length / part.length)), length);
/** Never half of a character. */
const cut = (text, length) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

function hostileText(next, length) {
  const way = next();
  // one short thing again and again, pieces of one kind, or of all of them
  if (way < 0.3) {
    const alphabet = ALPHABETS[pick(next, KINDS)];
    const part = Array.from({ length: 1 + Math.floor(next() * 6) }, () => pick(next, alphabet)).join('');
    return filled(part, length);
  }
  const kinds = way < 0.65 ? [pick(next, KINDS)] : KINDS;
  let text = '';
  while (text.length < length) {
    if (kinds.length > 1 && next() < 0.4) text += `${pick(next, WORDS)} `;
    else {
      const alphabet = ALPHABETS[pick(next, kinds)];
      const run = 1 + Math.floor(next() ** 4 * 400);
      for (let at = 0; at < run && text.length < length; at += 1) text += pick(next, alphabet);
    }
  }
  return cut(text, length);
}

/** @param {number} seed */
export function hostileDocument(seed) {
  const next = random(seed);
  const some = (max) => (next() < 0.5 ? max : Math.floor(next() * max));
  const text = (max) => hostileText(next, some(max)).normalize('NFC');
  return {
    over: {
      template: pick(next, ['modern', 'elegant']),
      ...Object.fromEntries(Object.entries(LENGTHS).map(([name, max]) => [name, cut(text(max), max)])),
      ...Object.fromEntries(TEXTS.map((name) => [name, cut(text(TEXT_MAX), TEXT_MAX)])),
      funcionalidades: Array.from({ length: some(FEATURES.count) }, () =>
        cut(text(FEATURES.length), FEATURES.length),
      ),
      ...PRICES,
    },
    signer: cut(text(200), 200),
    signed: next() < 0.5,
  };
}

/** @param {string} part @param {'modern' | 'elegant'} template */
export const bombDocument = (part, template) => ({
  template,
  ...Object.fromEntries(Object.entries(LENGTHS).map(([name, max]) => [name, filled(part, max)])),
  ...Object.fromEntries(TEXTS.map((name) => [name, filled(part, TEXT_MAX)])),
  funcionalidades: Array.from({ length: FEATURES.count }, () => filled(part, FEATURES.length)),
  ...PRICES,
});
