import { describe, expect, it } from '@jest/globals';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { render, screen, within } from '@testing-library/react';
import { ProposalMiniature } from './miniature';
import { ProposalSheet } from './proposal-sheet';

const full = {
  ...documentFixture,
  painel_admin_valor: '1800.00',
  servidor_web_detalhes: 'Hospedagem gerenciada',
} as const;
const SECTIONS = [
  'Informações da Empresa',
  'Informações do Cliente',
  'Escopo do Projeto',
  'Funcionalidades Incluídas',
  'Serviços Adicionais',
  'Investimento',
  'Próximos Passos',
];

const body = () => globalThis.document.body;

describe.each(['modern', 'elegant'] as const)('the %s template', (template) => {
  it('has its sections in order (P43)', () => {
    render(<ProposalSheet status="enviado" document={{ ...full, template }} />);
    const sections = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(sections).toEqual(template === 'modern' ? [...SECTIONS, 'Pronto para começar?'] : SECTIONS);
    expect(screen.getByRole('heading', { name: 'Condições de Pagamento' })).toBeTruthy();
    expect(screen.getByText('Valor Total do Projeto').parentElement?.textContent).toContain('R$ 11.200,00');
    expect(screen.getByText('Proposta Comercial')).toBeTruthy();
  });

  it('offers nothing once it is decided or expired, and shows what comes after a signature (attack 354)', () => {
    for (const status of ['aceito', 'rejeitado', 'expirado'] as const) {
      const { container, unmount } = render(
        <ProposalSheet document={{ ...full, template }} status={status} />,
      );
      expect(container.textContent).not.toMatch(/Pronto para começar|Assine|Revise a proposta/);
      expect(screen.queryByText('Guarde o comprovante') !== null).toBe(status === 'aceito');
      expect(screen.queryByText('Próximos Passos') !== null).toBe(status === 'aceito');
      unmount();
    }
  });

  it('has a header in the owner’s colours only in modern (D26, L18, L19)', () => {
    const { container } = render(<ProposalSheet status="enviado" document={{ ...full, template }} />);
    expect(container.querySelector('header.sheet-gradient') !== null).toBe(template === 'modern');
    expect(container.querySelector('.font-serif') !== null).toBe(template === 'elegant');
  });

  it('says on its cover who, for whom, number, day, what the client knows, and until when (P127, P128)', () => {
    const document = {
      ...full,
      template,
      titulo: 'Novo site 2027',
      numero: '2026-014',
      emissao: '2026-11-30',
      empresa: { ...full.empresa, logo_url: '' },
    };
    const props = { document, validUntil: '2026-12-31T02:59:59.000Z' };
    const { container, rerender } = render(<ProposalSheet status="enviado" {...props} />);
    const cover = within(container.querySelector<HTMLElement>('[data-part="header"]') ?? body());
    for (const text of [
      full.empresa.nome_empresa,
      'Nº 2026-014',
      '30/11/2026',
      'para Padaria Pão & Prosa',
      'Você sabe o que recebe, quando e por quanto, antes de assinar.',
    ])
      expect(cover.getByText(text)).toBeTruthy();
    expect(screen.getAllByText(/30\/12\/2026/)).toHaveLength(1);
    rerender(<ProposalSheet status="aceito" {...props} />);
    expect(container.textContent).not.toMatch(/Válida até|30\/12\/2026|Você sabe/);
    expect(container.textContent).toContain('Nº 2026-014');
  });

  it('has the sender’s logo in place of its name on the cover, with the name as its text', () => {
    const empresa = { ...full.empresa, logo_url: '/api/uploads/logos/a.webp' };
    const { container } = render(
      <ProposalSheet status="enviado" document={{ ...full, template, empresa }} />,
    );
    const cover = within(container.querySelector<HTMLElement>('[data-part="header"]') ?? body());
    expect(cover.getByRole('img', { name: `Logo de ${empresa.nome_empresa}` })).toBeTruthy();
    expect(cover.queryByText(empresa.nome_empresa)).toBeNull();
    expect(
      within(screen.getByRole('region', { name: 'Informações da Empresa' })).getByText(empresa.nome_empresa),
    ).toBeTruthy();
  });

  it('says the scope as one sentence, and both parties’ data once, with their labels (P128, P129)', () => {
    render(
      <ProposalSheet status="enviado" document={{ ...full, template, prazo: '45 dias', paginas: 12 }} />,
    );
    expect(
      within(screen.getByRole('region', { name: 'Escopo do Projeto' })).getByText(
        /em 45 dias, com 12 páginas/,
      ),
    ).toBeTruthy();
    const client = within(screen.getByRole('region', { name: 'Informações do Cliente' }));
    expect(client.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Nome', 'E-mail']),
    );
    expect(screen.getAllByText(full.cliente_email)).toHaveLength(1);
  });

  it('leaves out what is missing', () => {
    const nothing = {
      ...documentFixture,
      template,
      funcionalidades: [],
      servidor_web_valor: '0.00',
      servidor_web_detalhes: '',
      servidor_email_valor: '0.00',
      suporte_gestao_valor: '0.00',
      condicoes_pagamento: '',
      valor_total: '0.00',
      empresa: {
        ...documentFixture.empresa,
        nome_empresa: '',
        cnpj: '',
        endereco: '',
        telefone: '',
        email_empresa: '',
      },
    };
    render(<ProposalSheet status="enviado" document={nothing} />);
    for (const name of [
      'Informações da Empresa',
      'Funcionalidades Incluídas',
      'Serviços Adicionais',
      'Condições de Pagamento',
    ]) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    expect(screen.getByText('Sob consulta')).toBeTruthy();
  });

  it.each([
    ['(11) 98765-4321', 'tel:+5511987654321'],
    ['+351912345678', 'tel:+351912345678'],
    ['(11) 3333-4444 ramal 22', null],
    ['(11) 3333-4444 / 3333-5555', null],
  ])('the telephone %s calls %s (attack 333)', (telefone, address) => {
    const { container } = render(
      <ProposalSheet
        status="enviado"
        document={{ ...full, template, empresa: { ...full.empresa, telefone } }}
      />,
    );
    expect(container.textContent).toContain(telefone);
    expect(container.querySelector('a[href^="tel:"]')?.getAttribute('href') ?? null).toBe(address);
  });

  it('shows markup as the text it is', () => {
    const attack = '<img src=x onerror=alert(1)>';
    const { container } = render(
      <ProposalSheet
        status="enviado"
        document={{ ...full, template, titulo: attack, descricao: attack, funcionalidades: [attack] }}
      />,
    );
    expect(container.querySelector('img, script')).toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(attack);
  });

  it('lists a hundred features, equal ones too', () => {
    const funcionalidades = Array.from({ length: 100 }, () => 'Página extra');
    render(<ProposalSheet status="enviado" document={{ ...full, template, funcionalidades }} />);
    const features = screen.getByRole('region', { name: 'Funcionalidades Incluídas' });
    expect(within(features).getAllByRole('listitem')).toHaveLength(100);
  });
});

it('keeps words with a hyphen whole, and reads them out as typed', () => {
  const descricao = 'Loja com e-mail e entrega, CEP 05435-000.';
  const { container } = render(
    <ProposalSheet status="enviado" document={{ ...full, descricao, tipo_site: 'ecommerce' }} />,
  );
  const kept = Array.from(container.querySelectorAll('span.inline-block'), (element) => element.textContent);
  expect(kept).toEqual(expect.arrayContaining(['e-mail', 'CEP 05435-000.', 'E-commerce', 'E-mail']));
  expect(container.textContent).toContain(descricao);
});

it.each(['modern', 'elegant'] as const)(
  'lets every code and address be copied as typed: %s (attack 241)',
  (template) => {
    const codes = [
      '550e8400-e29b-41d4-a716-446655440000',
      'https://minha-empresa.com.br/um-caminho/comprido?chave=a-b-c&outra=d-e-f#fim',
      'joao-da-silva@minha-empresa-de-nome-bem-comprido.com.br',
      '/srv/um-caminho/de-arquivo/com-hifens.tar.gz',
      '+55-11-98765-4321',
      'x'.repeat(300),
    ];
    const text = codes.join(' e ');
    const { container } = render(
      <ProposalSheet
        status="enviado"
        document={{ ...full, template, descricao: text, condicoes_pagamento: text, funcionalidades: codes }}
      />,
    );
    expect(container.textContent?.split(text)).toHaveLength(3);
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    for (const code of codes) expect(items.some((item) => item?.endsWith(code))).toBe(true);
    expect(container.innerHTML).not.toMatch(/[\u00ad\u200b]|&shy;|<wbr/);
  },
);

it('renders a miniature that is a picture: labelled, and nothing in it can be focused', () => {
  render(<ProposalMiniature document={full} label="Prévia da proposta" />);
  const picture = screen.getByRole('figure', { name: 'Prévia da proposta' });
  expect(picture.firstElementChild?.hasAttribute('inert')).toBe(true);
  expect(screen.queryByRole('heading')).toBeNull();
});

it('sets a short first paragraph larger, and has an initial for a long one in elegant only', () => {
  const looks = (descricao: string, template: 'modern' | 'elegant') => {
    const { container, unmount } = render(
      <ProposalSheet status="enviado" document={{ ...full, template, descricao }} />,
    );
    const [first] = container.querySelectorAll('[data-part="scope"] p');
    const look = {
      large: /text-xl/.test(first?.className ?? ''),
      initial: /elegant-initial/.test(first?.className ?? ''),
    };
    unmount();
    return look;
  };
  expect(looks('Curta.', 'modern')).toEqual({ large: true, initial: false });
  expect(looks('x '.repeat(200), 'modern')).toEqual({ large: false, initial: false });
  expect(looks('Curta.', 'elegant')).toEqual({ large: true, initial: false });
  expect(looks('x '.repeat(130), 'elegant')).toEqual({ large: true, initial: true });
  expect(looks('x '.repeat(200), 'elegant')).toEqual({ large: false, initial: true });
});
