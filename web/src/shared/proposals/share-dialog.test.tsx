import { proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { getCompanySettings } from '@acordo/contracts/http/company/settings';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import '../testing/patience';
import { startSession } from '../session/session-store';
import { useSession } from '../session/use-session';
import { ShareDialog } from './share-dialog';
import type { Shareable } from './shareable';
import { openPage, ownerApi } from './testing/owner-page';

const base = `${window.location.origin}/public/proposal/`;
const padaria = { ...proposalFixture, cliente_nome: 'Padaria Pão & Prosa' };
const clinica = {
  ...padaria,
  id: '6f1c0b52-5b7f-4f0e-9a30-0f5a6f6f0a11',
  cliente_nome: 'Clínica Ipê',
  cliente_telefone: '(11) 98765-4321',
};
const linkOf = ({ id }: Shareable) => `${base}${id.slice(0, 8)}`;
const KEY = `acordo:message:${userFixture.id}`;

/** Opens the dialog for one of two proposals. */
function Page() {
  const [shown, show] = useState<Shareable>();
  return (
    <>
      {[padaria, clinica].map((one) => (
        <button key={one.id} type="button" onClick={() => show(one)}>
          {`abrir ${one.cliente_nome}`}
        </button>
      ))}
      <ShareDialog
        user={useSession()}
        proposal={shown}
        onClose={() => show(undefined)}
        link={shown && { url: linkOf(shown), expiresAt: '2026-12-28T02:59:59.000Z' }}
      />
    </>
  );
}

function open() {
  const api = ownerApi();
  const page = openPage('/page', { '/page': Page });
  const show = async (one: Shareable = padaria) => {
    await page.user.click(screen.getByRole('button', { name: `abrir ${one.cliente_nome}`, hidden: true }));
    return screen.findByLabelText<HTMLTextAreaElement>('Mensagem');
  };
  const close = () => page.user.click(screen.getByRole('button', { name: 'Fechar' }));
  return { ...page, api, show, close };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
/** The text that a link to another app carries. */
const textOf = (name: string, parameter: string) =>
  new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href).searchParams.get(parameter);
const inWhatsApp = () => textOf('WhatsApp', 'text');
const standard = (one: Shareable) =>
  `Olá, ${one.cliente_nome}! Aqui é Estúdio Lume. Preparei a proposta do seu site: ${linkOf(one)}`;

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('the message to the client (P114)', () => {
  it('is prepared, and goes to WhatsApp first, in a new tab without opener', async () => {
    const { show } = open();
    const field = await show();
    expect(field.value).toBe(standard(padaria));
    expect(inWhatsApp()).toBe(standard(padaria));
    const [first] = screen.getAllByRole('link');
    expect(first?.textContent).toBe('WhatsApp');
    expect(first?.getAttribute('target')).toBe('_blank');
    expect(first?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('button', { name: 'Voltar ao texto padrão' })).toBeNull();
  });

  it('opens the conversation of a client whose telephone is known (P108)', async () => {
    const { show, close } = open();
    const address = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' }).href;
    await show();
    expect(address()).toContain('https://wa.me/?text=');
    await close();
    await show(clinica);
    expect(address()).toContain('https://wa.me/5511987654321?text=');
  });

  it('goes by email to the client, the same text', async () => {
    const { show } = open();
    write(await show(), 'Linha 1\nLinha 2');
    expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href).toMatch(
      /^mailto:contato@paoeprosa\.com\.br\?/,
    );
    expect(textOf('E-mail', 'subject')).toBe('Proposta para Padaria Pão & Prosa');
    expect(textOf('E-mail', 'body')).toBe(`Linha 1\r\nLinha 2\r\n${linkOf(padaria)}`);
  });

  it('names the user where the company has no name, or could not be loaded', async () => {
    const { api, show } = open();
    api.refuse(getCompanySettings, 'COMPANY_NOT_FOUND');
    expect((await show()).value).toContain('Aqui é Marina Duarte.');
  });

  it('says that a removed link goes at its end', async () => {
    const { show } = open();
    write(await show(), 'Olá, Padaria Pão & Prosa!');
    expect(screen.getByText(/O link vai no fim da mensagem\.$/)).toBeDefined();
    expect(inWhatsApp()).toBe(`Olá, Padaria Pão & Prosa!\n${linkOf(padaria)}`);
  });

  it.each([
    [false, 1],
    [true, 0],
  ])(
    'says what is missing while the owner’s email is unconfirmed (D29): %s',
    async (email_confirmado, times) => {
      const { show } = open();
      act(() => startSession({ ...userFixture, email_confirmado }));
      await show();
      expect(screen.queryAllByText(/^Confirme seu e-mail: sem isso o cliente não recebe/)).toHaveLength(
        times,
      );
    },
  );

  it('is not sent to the server', async () => {
    const { api, show, close } = open();
    write(await show(), 'Texto que é só meu');
    await close();
    expect(JSON.stringify(api.seen)).not.toContain('Texto que é só meu');
    expect(api.seen.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('the owner’s own text (P114, attack 394)', () => {
  const mine = (one: Shareable) => `Oi, ${one.cliente_nome}! ${linkOf(one)} Até já`;

  it('is kept for later proposals, with the next client’s name and link', async () => {
    const { show, close } = open();
    write(await show(), mine(padaria));
    expect(screen.getByText(/^Guardamos este texto para as próximas propostas, com/)).toBeDefined();
    await close();
    expect((await show(clinica)).value).toBe(mine(clinica));
    expect(inWhatsApp()).toBe(mine(clinica));
  });

  it('stays with its proposal if the client’s name was typed over', async () => {
    const { show, close } = open();
    const typed = `Oi, Dona Helena! ${linkOf(padaria)}`;
    write(await show(), typed);
    expect(screen.getByText(/este texto vale só para ela\.$/)).toBeDefined();
    await close();
    expect((await show(clinica)).value).toBe(standard(clinica));
    await close();
    expect((await show(padaria)).value).toBe(typed);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is kept without a name if the owner wants that', async () => {
    const { user, show, close } = open();
    const field = await show();
    write(field, `Segue a proposta: ${linkOf(padaria)}`);
    await user.click(screen.getByRole('button', { name: 'Usar também nas próximas' }));
    expect(document.activeElement).toBe(field);
    expect(screen.getByText(/, sem o nome do cliente\.$/)).toBeDefined();
    await close();
    expect((await show(clinica)).value).toBe(`Segue a proposta: ${linkOf(clinica)}`);
  });

  it('is forgotten by going back to the default', async () => {
    const { user, show, close } = open();
    const field = await show();
    write(field, mine(padaria));
    await user.click(screen.getByRole('button', { name: 'Voltar ao texto padrão' }));
    expect(field.value).toBe(standard(padaria));
    expect(document.activeElement).toBe(field);
    await close();
    expect((await show(clinica)).value).toBe(standard(clinica));
  });

  it.each([
    ['nothing but spaces', '   '],
    ['more than fits', 'x'.repeat(2_001)],
  ])('is ignored where the storage holds rubbish: %s', async (_, rubbish) => {
    localStorage.setItem(KEY, rubbish);
    const { show } = open();
    expect((await show()).value).toBe(standard(padaria));
  });

  it.each(['setItem', 'getItem'] as const)('works without a storage: %s', async (broken) => {
    const own = Reflect.get(Storage.prototype, broken) as (...args: string[]) => unknown;
    jest.spyOn(Storage.prototype, broken).mockImplementation(function refuse(
      this: Storage,
      ...args: string[]
    ) {
      if (args[0] === KEY) throw new DOMException('full', 'QuotaExceededError');
      return Reflect.apply(own, this, args) as never;
    });
    const { show } = open();
    write(await show(), mine(padaria));
    expect(inWhatsApp()).toBe(mine(padaria));
    if (broken === 'setItem') expect(screen.getByText(/^Este navegador não guardou o texto/)).toBeDefined();
  });
});
