import { OPERATOR_META, type Operator } from '@acordo/contracts/operator';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import '../../shared/testing/patience';
import { Component as Privacy } from './privacy-page';
import { Component as Terms } from './terms-page';

const OPERATOR: Operator = {
  name: 'Estúdio Lume Ltda.',
  cnpj: '12ABC34501DE35',
  address: 'Rua das Acácias, 10, São Paulo - SP',
  privacyEmail: 'privacidade@lume.example',
  signedRecordYears: 12,
};

function tell(operator: Operator): void {
  const meta = document.createElement('meta');
  meta.name = OPERATOR_META;
  meta.content = JSON.stringify(operator);
  document.head.append(meta);
}
afterEach(() => document.querySelector(`meta[name="${OPERATOR_META}"]`)?.remove());

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const pages = [
  ['Política de Privacidade', Privacy],
  ['Termos de Uso', Terms],
] as const;

describe('legal pages (P86, D38)', () => {
  it.each(pages)(
    '%s: date, way home and a table of contents that leads to every section (P86, L23)',
    (title, Page) => {
      render(<Page />);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(screen.getByText('Última atualização: 19 de agosto de 2025')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/');
      expect(document.title).toBe(`${title} · Acordo`);
      const links = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(titles().slice(1));
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect([link.textContent, target?.textContent]).toEqual([link.textContent, link.textContent]);
      }
    },
  );

  it.each(pages)('%s: names the operator', (_title, Page) => {
    tell(OPERATOR);
    render(<Page />);
    const [card] = screen.getAllByLabelText('Quem responde por esta instalação do Acordo');
    expect(card?.textContent).toContain('Estúdio Lume Ltda.');
    expect(card?.textContent).toContain('12.ABC.345/01DE-35');
    expect(card?.textContent).toContain('Rua das Acácias, 10, São Paulo - SP');
    const [mail] = screen.getAllByRole('link', { name: 'privacidade@lume.example' });
    expect(mail?.getAttribute('href')).toBe('mailto:privacidade@lume.example');
    expect(screen.queryByText(/ainda não informou todos/)).toBeNull();
    expect(screen.queryByText('não informado')).toBeNull();
  });

  it.each(pages)('%s: shows visibly if one fact is missing', (_title, Page) => {
    tell({ ...OPERATOR, address: null });
    render(<Page />);
    expect(screen.getByText(/ainda não informou todos os seus dados de identificação/)).toBeTruthy();
    expect(screen.getAllByText('não informado').length).toBeGreaterThan(0);
  });

  it('privacy has its sections (P86)', () => {
    render(<Privacy />);
    const wanted = [
      'Introdução',
      'Dados',
      'usamos',
      'compartilhamos',
      'Segurança',
      'Cookies',
      'direitos',
      'guardamos',
      'Alterações',
      'Contato',
    ];
    const found = titles().slice(1);
    expect(found).toHaveLength(wanted.length);
    wanted.forEach((word, index) => expect(found[index]).toContain(word));
  });

  it.each([
    'em até 30 dias após o cancelamento', // P87
    'por 10 anos contados da assinatura', // D37, the default
    'Registros de acesso: 6 meses', // D35
    'ViaCEP',
    'Google',
    'Provedor de pagamentos',
    'visível por ao menos 2 segundos', // D20
    'sem os metadados do arquivo original', // D24
  ])('privacy describes what the product does: %s', (text) => {
    const { container } = render(<Privacy />);
    expect(container.textContent).toContain(text);
  });

  it('privacy shows for how long this installation keeps signed records (D37)', () => {
    tell(OPERATOR);
    const { container } = render(<Privacy />);
    expect(container.textContent).toContain('por 12 anos contados da assinatura');
  });

  it.each([
    'garantia de 30 dias',
    '30 dias de antecedência',
    'Não há reembolso por períodos já utilizados',
    'art. 49 do Código de Defesa do Consumidor',
    'até 7 dias',
    'O cancelamento vale a partir do fim do período de cobrança',
    'ao valor que você pagou pelo serviço nos últimos 12 meses',
    'Você precisa ter 18 anos ou mais, ou ter o consentimento do seu responsável legal',
    'lei brasileira',
    'foro da comarca de São Paulo, ressalvado o foro do domicílio do consumidor',
    'R$ 29,90 por mês',
    'R$ 238,80 por ano (R$ 19,90 por mês)',
    'assinatura eletrônica simples', // D18
  ])('terms keep the legal constants (P87, D38): %s', (text) => {
    const { container } = render(<Terms />);
    expect(container.textContent).toContain(text);
  });

  it('terms link to privacy', () => {
    render(<Terms />);
    const link = screen.getByRole('link', { name: 'Política de Privacidade' });
    expect(link.getAttribute('href')).toBe('/privacy-policy');
  });
});
