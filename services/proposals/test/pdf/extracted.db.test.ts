import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { drawable } from '../../src/documents/domain/drawable.js';
import { canDraw } from '../../src/documents/fonts/drawing.js';
import { documentWith, drawn, evidenceWith } from '../support/draw.js';
import { brokenText } from '../support/broken-text.js';
import { textOf } from '../support/pdf.js';

// Compiles for real, in this process, and reads with poppler.
jest.setTimeout(120_000);

const CODES = [
  '550e8400-e29b-41d4-a716-446655440000',
  'https://minha-empresa.com.br/um-caminho/comprido?chave=a-b-c&outra=d-e-f#fim-da-pagina',
  'joao-da-silva@minha-empresa-de-nome-bem-comprido.com.br',
  'sha256-47DEQpj8HBSa-/TImW-5JCeuQeRkm5NMpJWZG3hSuFU-x',
  '/srv/um-caminho/de-arquivo/com-hifens.tar.gz',
  '(11) 98765-4321',
  '+55-11-98765-4321',
  'R$ -1.234.567,89',
  '2026-11-27/2026-12-27',
  '-----BEGIN-PRIVATE-KEY-----',
  'npm run a -- --b=c-d -x',
];

describe.each(['modern', 'elegant', 'plain'] as const)('what is extracted from %s (attack 241)', (layout) => {
  const draw = (texts: string[]) =>
    drawn(
      documentWith({
        template: layout === 'elegant' ? 'elegant' : 'modern',
        descricao: texts.join(' e '),
        servidor_web_detalhes: texts.join(' '),
        condicoes_pagamento: texts.join('\n'),
        funcionalidades: texts.map((text) => text.slice(0, 200)),
      }),
      { evidence: evidenceWith({ user_agent: texts[0] ?? '' }), layout: layout === 'plain' ? layout : null },
    );
  const expectAll = async (texts: string[]) => {
    const extracted = textOf(await draw(texts));
    const seen = (text: string) => drawable(text, canDraw());
    for (const typed of [
      texts.join(' e '),
      texts.join(' '),
      texts.join('\n'),
      ...texts.map((text) => text.slice(0, 200)),
    ])
      expect(brokenText(extracted, seen(typed))).toBeNull();
  };

  it.each(CODES)('is %s as it was typed, wherever its lines end', async (code) => {
    // Each a letter longer than the previous one: every position of a line is tried.
    await expectAll(
      Array.from({ length: 40 }, (_, at) => `${'a'.repeat(1 + (at % 20))} ${'bb '.repeat(at % 9)}${code}`),
    );
  });

  it('is what was typed, whatever that is', async () => {
    const part = fc.oneof(
      fc.constantFrom(
        ...CODES,
        'Pagamento em até 3 vezes.',
        'e-mail',
        'guarda-chuva',
        'a–b',
        '—',
        '-',
        '--',
        '🎉',
      ),
      fc.string({
        unit: fc.constantFrom('a', 'W', '-', '1', '/', '.', 'é', '\u00a0', '@'),
        minLength: 1,
        maxLength: 90,
      }),
    );
    await fc.assert(fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 30 }), expectAll), {
      numRuns: 12,
    });
  });
});
