import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeApi } from '../../../shared/testing/fake-api';
import '../../../shared/testing/patience';
import { Component } from './example-page';

const sign = () => screen.getByRole('button', { name: 'Assinar a proposta de exemplo' });
const submit = () => screen.findByRole('button', { name: 'Assinar Digitalmente' });

describe('the sample proposal (P126)', () => {
  let api: FakeApi;
  beforeEach(() => {
    api = new FakeApi().install();
    sessionStorage.clear();
    window.scrollTo = () => undefined; // jsdom has no layout
    render(<Component />);
  });

  it('is signed without a single call, shows the typed name, and begins again', async () => {
    expect(screen.getByText('Exemplo: nada é enviado')).toBeTruthy();
    await userEvent.click(sign());
    await userEvent.type(await screen.findByLabelText('Nome Completo'), '  Lia Prado ');
    await userEvent.type(screen.getByLabelText('Email'), 'lia@exemplo.com.br');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(await submit());
    const signed = within(await screen.findByRole('region', { name: 'Proposta de exemplo assinada' }));
    expect(signed.getByText('Exemplo: nada é enviado')).toBeTruthy();
    expect(signed.getAllByText('Lia Prado')).toHaveLength(2);
    expect(signed.getByText('lia@exemplo.com.br')).toBeTruthy();
    expect(signed.getByText('Assinatura eletrônica simples')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Proposta de exemplo assinada');
    await userEvent.click(signed.getByRole('button', { name: 'Recomeçar' }));
    expect(document.activeElement).toBe(sign());
    expect(screen.queryByText('Lia Prado')).toBeNull();
    expect(api.seen).toEqual([]);
    // Nothing stays in the browser either.
    expect(sessionStorage).toHaveLength(0);
  });

  it('has the rules of the client’s form, and can be cancelled', async () => {
    await userEvent.click(sign());
    await userEvent.click(await submit());
    expect(screen.getByLabelText('Nome Completo').getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(document.activeElement).toBe(sign());
  });

  it('shows the same proposal in both templates', async () => {
    const text = () => screen.getByRole('article').textContent;
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Moderno' }).checked).toBe(true);
    const modern = text();
    await userEvent.click(screen.getByRole('radio', { name: 'Elegante' }));
    expect(text()).not.toBe(modern);
    expect(text()).toContain('Padaria Aurora');
  });

  it('leads back, and to a registration', async () => {
    expect(screen.getByRole('link', { name: 'Acordo, página inicial' }).getAttribute('href')).toBe('/');
    const create = screen.getByRole('link', { name: 'Criar minha proposta' });
    create.addEventListener('click', (event) => event.preventDefault()); // jsdom does not navigate
    await userEvent.click(create);
    expect([create.getAttribute('href'), sessionStorage.getItem('wish-to-register')]).toEqual(['/auth', '1']);
  });
});
