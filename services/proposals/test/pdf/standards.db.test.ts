import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { documentWith, drawn, evidenceWith, newTypst } from '../support/draw.js';
import { factsOf, footersOf, outlineOf, structureOf, textOf } from '../support/pdf.js';

const templates = ['modern', 'elegant'] as const;
const source = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1');
const logo = {
  kind: 'png',
  bytes: await sharp({ create: { width: 40, height: 20, channels: 4, background: '#f00' } })
    .png()
    .toBuffer(),
} as const;

describe.each(templates)('%s', (template) => {
  const plain = documentWith({ template });

  it('is A4, titled, authored, in Portuguese, tagged and PDF/UA-1', async () => {
    const pdf = await drawn(plain);
    expect(factsOf(pdf)).toMatchObject({
      Title: 'Proposta para Padaria Pão & Prosa',
      Author: 'Estúdio Lume',
      Tagged: 'yes',
      JavaScript: 'no',
      'Page size': '595.276 x 841.89 pts (A4)',
    });
    expect(source(pdf)).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(source(pdf)).toContain('/Lang (pt-BR)');
    expect(source(pdf)).toContain('/DisplayDocTitle true');
  });

  it('signed is PDF/A-3a as of the signature’s instant, and tagged as well (D25)', async () => {
    const pdf = await drawn(plain, { evidence: evidenceWith() });
    expect(source(pdf)).toMatch(/<pdfaid:part>3<\/pdfaid:part><pdfaid:conformance>A</);
    expect(factsOf(pdf)).toMatchObject({ Tagged: 'yes', CreationDate: 'Sat Nov 28 01:30:00 2026 UTC' });
    expect(outlineOf(pdf)).toContain('Comprovante de assinatura');
  });

  it('has an outline of its headings', async () => {
    expect(outlineOf(await drawn(plain))).toEqual([
      'Proposta para Padaria Pão & Prosa',
      'Informações da Empresa',
      'Informações do Cliente',
      'Escopo do Projeto',
      'Funcionalidades Incluídas',
      'Serviços Adicionais',
      'Hospedagem Web',
      'E-mail Profissional',
      'Suporte e Gestão',
      'Investimento',
      'Condições de Pagamento',
      'Próximos Passos',
      'Revise a proposta',
      'Assine digitalmente',
      'Começamos o projeto',
      ...(template === 'modern' ? ['Pronto para começar?'] : []),
    ]);
  });

  it('offers nothing once it is decided or expired (attack 354)', async () => {
    const signed = textOf(await drawn(plain, { evidence: evidenceWith() })).split(
      'Comprovante de assinatura',
    )[0];
    expect(signed).toContain('Guarde o comprovante');
    expect(signed).not.toMatch(/Assine|Pronto para começar|Revise/);
    for (const status of ['rejeitado', 'expirado'] as const)
      for (const layout of ['template', 'plain'] as const) {
        const text = textOf(await drawn(plain, { status, layout }));
        expect(text).toContain('Condições de Pagamento');
        expect(text).not.toMatch(/Assine|Pronto para começar|Revise|Próximos Passos/i);
      }
  });

  it('numbers its pages', async () => {
    const footers = footersOf(await drawn(documentWith({ template, descricao: 'Frase. '.repeat(2_000) })));
    expect(footers.length).toBeGreaterThan(3);
    for (const [at, footer] of footers.entries())
      expect(footer).toMatch(new RegExp(`Prosa +Página ${at + 1} de ${footers.length}`));
  });

  it('has alternative texts for its pictures', async () => {
    const asset = `/api/assets/${'a'.repeat(64)}`;
    const pdf = await drawn(documentWith({ template, logo_cliente_url: asset }), {
      logo,
      evidence: evidenceWith(),
    });
    expect(alternativesOf(pdf).toSorted()).toEqual([
      'Código QR que abre https://acordo.test/verificar/7K3MZ0QWA9XE2RTB',
      'Logo de Padaria Pão & Prosa',
    ]);
    expect(structureOf(pdf).match(/Figure/g)?.length).toBe(2);
  });

  it('is the same bytes in every process, signed or not (D25)', async () => {
    for (const evidence of [null, evidenceWith()]) {
      const first = await drawn(plain, { evidence });
      await drawn(documentWith({ template, titulo: 'Outra' }));
      expect(await drawn(plain, { evidence })).toEqual(first);
      expect(await drawn(plain, { evidence, by: newTypst() })).toEqual(first);
    }
  });

  it('renders the logo of this job, not of the previous one', async () => {
    const blue = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#00f' } })
      .png()
      .toBuffer();
    const given = documentWith({ template, logo_cliente_url: `/api/assets/${'a'.repeat(64)}` });
    const red = await drawn(given, { logo });
    expect(await drawn(given, { logo: { kind: 'png', bytes: blue } })).not.toEqual(red);
    expect(await drawn(given, { logo })).toEqual(red);
    expect(await drawn(given)).not.toEqual(red);
  });
});

/** Alternative texts of pictures: strings in UTF-16, in hex. */
const alternativesOf = (pdf: Uint8Array): string[] =>
  Array.from(source(pdf).matchAll(/\/Alt <FEFF([0-9A-F]+)>/g), ([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le'),
  );
