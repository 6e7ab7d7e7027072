import { showUnseen } from '@acordo/contracts/unseen';
import { ByteCache } from '@acordo/service-kit/memory/byte-cache';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { ChildPool } from '../../src/children/child-pool.js';
import { childScript } from '../../src/children/child-script.js';
import { drawable } from '../../src/documents/domain/drawable.js';
import { EDITION } from '../../src/documents/domain/edition.js';
import { canDraw } from '../../src/documents/fonts/drawing.js';
import type { PdfJob } from '../../src/documents/pdf/pdf-job.js';
import { RenderPdf } from '../../src/documents/pdf/render-pdf.js';
import { PDF_LIMITS } from '../../src/documents/pdf/limits.js';
import { documentWith, evidenceWith, frozen } from '../support/draw.js';
import { rightmostOf, squeezed, structureOf, textOf } from '../support/pdf.js';
import { BOMBS, bombDocument, hostileDocument } from './hostile-documents.js';

// Over forty documents of up to 120,000 letters, rendered for real with the product's own limit of processor time, and extracted.
jest.setTimeout(300_000);

const children = new ChildPool({
  name: 'pdf',
  size: 1,
  script: childScript('../../src/documents/pdf/draw-pdf.child.js', import.meta.url),
  ...PDF_LIMITS,
  timeoutMs: 300_000, // the clock's limit is for a busy machine, which this one may be
});
afterAll(() => children.close());

const tried: string[] = [];
const draw = new RenderPdf({
  children: {
    run: (job, asker) => {
      tried.push((job as PdfJob).template);
      return children.run(job, asker);
    },
    expectRoom: (asker) => children.expectRoom(asker),
  },
  cache: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }),
  failures: new ByteCache({ maxBytes: 0, maxAgeMs: 1_000 }),
  readLogo: async () => null,
  site: { appName: 'Acordo', publicUrl: 'https://acordo.test' },
});
const A4_WIDTH = 595;

/** Signed by `signer`; its PDF's text, without white space. */
async function signedText(over: Parameters<typeof documentWith>[0], signer: string) {
  const pdf = await draw.execute(
    {
      document: frozen(documentWith(over)),
      status: 'aceito',
      evidence: evidenceWith({ nome: signer }),
      validUntil: null,
      layout: null,
      edition: EDITION,
    },
    'test',
  );
  expect(rightmostOf(pdf)).toBeLessThanOrEqual(A4_WIDTH);
  return squeezed(textOf(pdf));
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/.?\p{M}+/gsu, '');
const seen = (text: string) => squeezed(drawable(text, canDraw()));

function expectEvidence(text: string, signer: string): void {
  for (const said of [
    'Comprovante de assinatura',
    '7K3M-Z0QW-A9XE-2RTB',
    'jose@paoeprosa.com.br',
    '27/11/2026 22:30:00',
    '2026-11-28T01:30:00.123Z',
    '203.0.113.7',
    'Mozilla/5.0 (test)',
    'a7'.repeat(32),
    'b8'.repeat(32),
  ])
    expect(text).toContain(squeezed(said));
  // A letter with many accents is rendered right, and extracted once for each of them.
  expect(withoutAccents(text)).toContain(withoutAccents(seen(showUnseen(signer))));
}

describe('a signed PDF is rendered with all of its text and evidence, whatever its content (D25, D47, attack 240)', () => {
  const bombs = Object.entries(BOMBS).map(([name, part], at) => ({
    name,
    part,
    template: at % 2 === 0 ? ('modern' as const) : ('elegant' as const),
  }));

  it.each(bombs)('every field full of $name, $template', async ({ part, template }) => {
    tried.length = 0;
    const over = bombDocument(part, template);
    const text = await signedText(over, 'José Antônio Ribeiro');
    expectEvidence(text, 'José Antônio Ribeiro');
    expect(text.includes(seen(over.descricao ?? ''))).toBe(true);
    // Known ones do not need the fallback.
    expect(tried).toEqual([template]);
  });

  it.each(Array.from({ length: 12 }, (_, at) => at + 1))('the random document %i', async (seed) => {
    const { over, signer } = hostileDocument(seed);
    const text = await signedText(over, signer);
    expectEvidence(text, signer);
  });
});

it.each(['modern', 'elegant'] as const)(
  'the plain layout of %s has all texts of its template, with the evidence, tagged and archival',
  async (template) => {
    const document = frozen(
      documentWith({ template, descricao: 'Chave 550e8400-e29b-41d4-a716-446655440000.' }),
    );
    const evidence = evidenceWith();
    const [inTemplate, plain] = await Promise.all(
      (['template', 'plain'] as const).map((layout) =>
        draw.execute(
          { document, status: 'aceito', evidence, validUntil: null, layout, edition: EDITION },
          'test',
        ),
      ),
    );
    const words = (pdf: Uint8Array | undefined) =>
      new Set(textOf(pdf ?? new Uint8Array()).match(/[\p{L}\p{N}]{3,}/gu));
    const [said, all] = [words(plain), words(inTemplate)];
    expect([...all].filter((word) => !said.has(word))).toEqual([]);
    expectEvidence(squeezed(textOf(plain ?? new Uint8Array())), evidence.nome);
    expect(structureOf(plain ?? new Uint8Array())).toContain('H1');
    expect(Buffer.from(plain ?? []).toString('latin1')).toMatch(/<pdfaid:conformance>A</);
  },
);
