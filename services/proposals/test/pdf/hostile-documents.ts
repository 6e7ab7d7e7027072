import type { ProposalDocument } from '@acordo/contracts/http/public/document';
import fc from 'fast-check';

type Over = Partial<ProposalDocument>;

const SERVICES = ['servidor_web', 'servidor_email', 'suporte_gestao', 'painel_admin'];
const ofServices = <Value>(ending: string, value: Value): Record<string, Value> =>
  Object.fromEntries(SERVICES.map((name) => [`${name}_${ending}`, value]));
/** The most that D47 allows. */
const LENGTHS = {
  titulo: 300,
  cliente_nome: 200,
  cliente_dominio: 254,
  prazo: 60,
  horas_trabalho: 50,
  descricao: 20_000,
  condicoes_pagamento: 20_000,
  ...ofServices('detalhes', 20_000),
};
const FEATURES = { count: 100, length: 200 };

/** Texts that made rendering slow or wrong, each filling every field. */
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

const lettersOf = (text: string) => Array.from(text, String);
/** Parts of texts, by kind: letters and longer pieces. */
const ALPHABETS = {
  hyphens: lettersOf('---a–—\u2010\u2011 '),
  spaces: [...lettersOf(' \t\u00a0\u2003\u3000a'), '  '],
  accents: lettersOf('e\u0301\u0302\u0303\u0489 '),
  rtl: lettersOf('שלם ערa1-()'),
  emoji: ['🎉', '👩‍👩‍👧', '🇧🇷', '👍🏽', '❤️', '1️⃣', ' ', '\u200d', '\ufe0f'],
  cjk: lettersOf('日本語、。ー カ'),
  thai: lettersOf('ภาษไทยก่'),
  joiners: lettersOf('a\u200d\u200c\u200b\u00ad\u2060- '),
  lines: [...lettersOf('a\n- \u2028\t'), '\n\n', '\r\n'],
  addresses: ['https://', 'www.', 'a-b', '%20', ...lettersOf('/.?=&#@ x')],
  code: [...lettersOf('#[]{}$*_`\\<>@"\'~'), '= ', '- ', '//', '/*'],
  marks: lettersOf('.,;:!?…()«»/|• '),
  figures: [...lettersOf('1.,-/ %+'), '23', 'R$'],
  letters: [...lettersOf('aWiç'), 'fi', 'ffl', 'AV'],
  words: ['proposta ', 'e-mail ', 'segunda-feira ', 'R$ 1.234,56 ', '50% ', '(revisão) ', '"aspas" '],
};

const filled = (part: string, length: number) => cut(part.repeat(Math.ceil(length / part.length)), length);
/** Never splits a surrogate pair. */
const cut = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

const kind = fc.constantFrom(...Object.values(ALPHABETS));
const run = (alphabet: string[], maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: 1, maxLength, size: 'max' });
/** One short part repeated, a long run of one kind, or short and long runs of all kinds. */
const mixed = fc.array(
  fc.tuple(kind, fc.constantFrom(2, 20, 400)).chain(([alphabet, most]) => run(alphabet, most)),
  { minLength: 1, maxLength: 80, size: 'max' },
);
const pattern = fc.oneof(
  kind.chain((alphabet) => run(alphabet, 6)),
  kind.chain((alphabet) => run(alphabet, 2_000)),
  mixed.map((runs) => runs.join('')),
);
/** In half of the cases the maximum length. */
const some = (most: number) => fc.oneof(fc.constant(most), fc.nat(most));
const text = (most: number) =>
  fc.tuple(pattern, some(most)).map(([part, length]) => cut(filled(part, length).normalize('NFC'), most));
const hostile = fc.record({
  over: fc.record({
    template: fc.constantFrom('modern', 'elegant'),
    ...Object.fromEntries(Object.entries(LENGTHS).map(([name, most]) => [name, text(most)])),
    funcionalidades: some(FEATURES.count).chain((count) =>
      fc.array(text(FEATURES.length), { minLength: count, maxLength: count }),
    ),
    ...ofServices('valor', fc.constant('10.00')),
  }),
  signer: text(200),
});

/** The same again for the same seed. */
export const hostileDocument = (seed: number) =>
  fc.sample(hostile, { seed, numRuns: 1, unbiased: true })[0] as { over: Over; signer: string };

export const bombDocument = (part: string, template: 'modern' | 'elegant'): Over => ({
  template,
  ...Object.fromEntries(Object.entries(LENGTHS).map(([name, most]) => [name, filled(part, most)])),
  funcionalidades: Array.from({ length: FEATURES.count }, () => filled(part, FEATURES.length)),
  ...ofServices('valor', '10.00'),
});
