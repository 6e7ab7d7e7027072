import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { endSession, startSession } from '../../shared/session/session-store';
import { takeWishToRegister } from '../../shared/session/wish-to-register';
import '../../shared/testing/patience';
import { VideoSection } from './components/video-section';
import { Component } from './landing-page';
import { SAMPLE_DESCRIPTION } from './sample';

/** With the parts that are files of their own. */
async function show(page: ReactNode): Promise<void> {
  await act(async () => void render(page));
  await waitFor(() => expect(document.querySelector('footer, [aria-labelledby="video"]')).toBeTruthy());
}

const open = () => show(<RouterProvider router={createMemoryRouter([{ path: '/', Component }])} />);

const targets = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('landing (P15, P81, P84)', () => {
  beforeEach(() => endSession());

  it('links visitors to /auth', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Gere propostas profissionais em segundos',
    );
    expect(targets('Entrar')).toEqual(['/auth']);
    expect(targets('Começar Grátis')).toEqual(['/auth', '/auth']);
    expect(targets('Começar Agora - Grátis')).toEqual(['/auth']);
    expect(targets('Começar Agora - É Grátis')).toEqual(['/auth']);
  });

  it.each([
    ['Começar Agora - Grátis', true],
    ['Começar Teste Grátis', true],
    ['Entrar', false],
  ])('%s opens /auth at the registration: %s', async (name, wished) => {
    takeWishToRegister();
    await open();
    // jsdom follows no links.
    const link = screen.getByRole('link', { name });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(takeWishToRegister()).toBe(wished);
    expect(takeWishToRegister()).toBe(false);
  });

  it('links users to their pages', async () => {
    startSession({ id: 'u1', nome: 'Ana' });
    await open();
    expect(targets('Dashboard')).toEqual(['/dashboard']);
    expect(targets('Criar Nova Proposta')).toEqual(['/create']);
    expect(targets('Criar Primeira Proposta')).toEqual(['/create']);
    expect(screen.queryByRole('link', { name: 'Entrar' })).toBeNull();
  });

  it('has six cards (P83)', async () => {
    await open();
    const section = screen.getByRole('region', { name: 'Tudo o que a sua proposta precisa' });
    expect(
      within(section)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual([
      'Geração automática',
      'Templates elegantes',
      'Compartilhamento fácil',
      'Assinatura digital',
      'Dashboard completo',
      'Ideal para freelancers',
    ]);
  });

  it.each([
    [
      'Gratuito',
      'Começar Grátis',
      ['R$ 0', 'Até 3 propostas por mês', 'Templates básicos', 'Proposta via link'],
    ],
    [
      'Mensal',
      'Começar Teste Grátis',
      ['Mais Popular', 'R$ 29,90', 'Propostas ilimitadas', 'Suporte prioritário'],
    ],
    [
      'Anual',
      'Economizar 33%',
      ['R$ 19,90', 'R$ 238,80 por ano', 'R$ 358,80', '33% OFF', 'Economize R$ 120,00', 'Suporte VIP'],
    ],
  ])('shows the plan %s with its figures', async (plan, button, texts) => {
    await open();
    const card = screen.getByRole('heading', { level: 3, name: plan }).closest('article');
    if (!card) throw new Error('no card');
    for (const text of texts)
      expect(within(card).getAllByText((_all, node) => node?.textContent === text)).not.toEqual([]);
    expect(within(card).getByRole('link', { name: button }).getAttribute('href')).toBe('/auth');
  });

  it('shows a real proposal beside the headline (L9)', async () => {
    await open();
    expect(screen.getByRole('figure', { name: SAMPLE_DESCRIPTION })).toBeDefined();
  });

  it('raises only the popular plan (L10)', async () => {
    await open();
    const raised = ['Gratuito', 'Mensal', 'Anual'].filter((name) =>
      screen.getByRole('heading', { level: 3, name }).closest('article')?.className.includes('shadow-raised'),
    );
    expect(raised).toEqual(['Mensal']);
  });

  it('ends with the legal links', async () => {
    await open();
    expect(targets('Política de Privacidade')).toEqual(['/privacy-policy']);
    expect(targets('Termos de Uso')).toEqual(['/terms-of-service']);
  });

  it('shows the operator, or what is missing (D38)', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    for (const missing of ['Operador', 'CNPJ', 'Endereço', 'E-mail de privacidade'])
      expect(footer.getByText(`${missing} não informado`)).toBeTruthy();
  });
});

describe('what leads to trust (P126)', () => {
  it('links to the sample proposal', async () => {
    await open();
    expect(targets('Veja uma proposta de exemplo')).toEqual(['/exemplo']);
  });

  it('names the kind of signature and its limits in a list of disclosures, closed at first', async () => {
    await open();
    const questions = within(screen.getByRole('region', { name: 'Perguntas sobre a assinatura' }));
    const items = questions.getAllByRole('group');
    expect(items).toHaveLength(5);
    for (const item of items) expect(item.hasAttribute('open')).toBe(false);
    const text = items.map((item) => item.textContent).join(' ');
    for (const said of [
      'assinatura eletrônica simples (Lei nº 14.063/2020)',
      'art. 10, § 2º, da Medida Provisória nº 2.200-2/2001',
      'Não é assinatura com certificado ICP-Brasil',
      'data, hora, endereço IP, navegador e o resumo criptográfico',
      'prova menos do que a qualificada',
    ])
      expect(text).toContain(said);
    expect(text).not.toMatch(/assinatura digital|garant/i);
  });
});

describe('the presentation (P82)', () => {
  const TOUR = { version: 'a1b2', width: 1280, height: 800, seconds: 65 };

  it('is a poster that turns into a player with captions on click, and loads no video before', async () => {
    const { container } = render(<VideoSection tour={TOUR} />);
    expect(container.querySelector('video')).toBeNull();
    expect(screen.getByRole('img').getAttribute('src')).toBe('/tour/poster.webp?v=a1b2');
    await userEvent.click(screen.getByRole('button', { name: /Assistir à apresentação/ }));
    const video = container.querySelector('video');
    expect(video?.controls).toBe(true);
    expect(video?.querySelector('source')?.getAttribute('src')).toBe('/tour/tour.mp4?v=a1b2');
    const track = video?.querySelector('track');
    expect([track?.kind, track?.srclang, track?.default]).toEqual(['captions', 'pt-BR', true]);
    expect(track?.getAttribute('src')).toBe('/tour/legendas.vtt?v=a1b2');
    expect(document.activeElement).toBe(video);
    expect(screen.queryByRole('button', { name: /Assistir/ })).toBeNull();
  });

  it('is only the HTML poster until one was recorded', async () => {
    render(<VideoSection tour={null} />);
    expect(await screen.findByText('Olá, Ana')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
