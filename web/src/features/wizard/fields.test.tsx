import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Call } from '@acordo/contracts/call';
import { documentFixture, proposalFixture } from '@acordo/contracts/fixtures/proposal';
import { proposalLimits } from '@acordo/contracts/http/limits/proposal-limits';
import { getProposal } from '@acordo/contracts/http/propostas/get';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ownerApi } from '../../shared/proposals/testing/owner-page';
import '../../shared/testing/patience';
import { shownError, field, fill, fillLeast, openCreate, openEdit, press } from './testing/wizard-page';

const CEP: Call = { ...proposalLimits, path: '/cep/ws/01001000/json/' };
let api: ReturnType<typeof ownerApi>;

beforeEach(() => {
  localStorage.clear();
  api = ownerApi();
  document.head.innerHTML = '<meta name="acordo-cep-base" content="/cep/">';
});

describe('what is needed (P59)', () => {
  it.each([
    ['Nome do cliente', 'Nome do cliente é obrigatório'],
    ['E-mail do cliente', 'Email é obrigatório'],
    ['Tipo de projeto', 'Tipo de projeto é obrigatório'],
  ])('%s is required as soon as it loses focus, not before', async (label, message) => {
    const page = openCreate();
    const input = await field(label);
    await page.user.click(input);
    expect(await shownError(label)).toBeUndefined();
    await page.user.tab();
    await waitFor(async () => expect(await shownError(label)).toBe(message));
  });

  it.each([
    ['Nome do cliente', '--', 'O nome deve ter pelo menos uma letra'],
    ['Nome do cliente', '\u3164', 'Nome do cliente é obrigatório'],
    ['E-mail do cliente', 'a..b@x.com', 'Email deve ter formato válido'],
  ])('%s is not %j (attacks 260, 261)', async (label, typed, message) => {
    const page = openCreate();
    await fill(page, label, typed);
    await page.user.tab();
    await waitFor(async () => expect(await shownError(label)).toBe(message));
  });

  it('an email has to be valid', async () => {
    const page = openCreate();
    await fill(page, 'E-mail do cliente', 'helena@');
    await page.user.tab();
    await waitFor(async () =>
      expect(await shownError('E-mail do cliente')).toBe('Email deve ter formato válido'),
    );
  });
});

describe('documents (P2, P3, D27)', () => {
  it.each([
    ['CNPJ', '12abc34501de36', '12.ABC.345/01DE-36', 'CNPJ inválido'],
    ['CPF', '52998224724', '529.982.247-24', 'CPF inválido'],
  ])('%s is masked while typing and validated when it loses focus', async (label, typed, masked, message) => {
    const page = openCreate();
    const input = await field(label);
    await page.user.type(input, typed);
    expect(input.value).toBe(masked);
    expect(await shownError(label)).toBeUndefined();
    await page.user.tab();
    await waitFor(async () => expect(await shownError(label)).toBe(message));
    await page.user.clear(input);
    await waitFor(async () => expect(await shownError(label)).toBeUndefined());
  });

  it('keeps the caret where one types', async () => {
    const page = openCreate();
    const input = await field('CPF');
    await page.user.type(input, '52998224725');
    input.setSelectionRange(5, 5);
    await page.user.keyboard('{Backspace}');
    expect(input.value).toBe('529.822.472-5');
    expect(input.selectionStart).toBe(3);
  });

  it.each([
    ['CPF', ' 529.982.247-25', '529.982.247-25'],
    ['CPF', 'CPF nº 52998224725 (titular)', '529.982.247-25'],
    ['CNPJ', 'CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
    ['CNPJ', '\u202a12abc34501de35\u202c', '12.ABC.345/01DE-35'],
    ['CEP', '01.310-100', '01310-100'],
  ])('%s: a paste of %j is %s (attack 330)', async (label, pasted, shown) => {
    const page = openCreate();
    await fill(page, label, pasted);
    expect((await field(label)).value).toBe(shown);
    await page.user.tab();
    expect(await shownError(label)).toBeUndefined();
  });

  it.each([
    ['CPF', '529.982.247-259', 'CPF inválido: há 12 dígitos, e um CPF tem 11'],
    ['CPF', '529.982.247-26', 'CPF inválido'],
    ['CPF', '529.982.247-25 e 111.444.777-35', 'CPF inválido: há outro texto entre os números'],
    ['CNPJ', 'isento de CNPJ', 'CNPJ inválido: escreva só o CNPJ, com 14 letras e números'],
    ['CEP', 'Paulista 1578, 01310-100', 'CEP inválido: há outro texto entre os números'],
  ])(
    '%s: a paste of %j stays as it is, and shows an error at once (attack 331)',
    async (label, pasted, message) => {
      const page = openCreate();
      await fill(page, label, pasted);
      expect((await field(label)).value).toBe(pasted);
      await waitFor(async () => expect(await shownError(label)).toBe(message));
      await page.user.clear(await field(label));
      await waitFor(async () => expect(await shownError(label)).toBeUndefined());
    },
  );

  it('shows an error for an extra digit, and removes it once the digit is deleted', async () => {
    const page = openCreate();
    const input = await field('CPF');
    await page.user.type(input, '529982247259');
    expect(input.value).toBe('529.982.247-259');
    await waitFor(async () => expect(await shownError('CPF')).toMatch(/há 12 dígitos/));
    await page.user.keyboard('{Backspace}');
    await waitFor(async () => expect(await shownError('CPF')).toBeUndefined());
  });
});

describe('money (P61, D4)', () => {
  it('fills from the right, and can be emptied', async () => {
    const page = openCreate();
    const budget = await field('Orçamento');
    await page.user.type(budget, '450000');
    expect(budget.value).toBe('R$ 4.500,00');
    await page.user.clear(budget);
    expect(budget.value).toBe('');
    const price = await field('Valor de Hospedagem Web');
    expect(price.value).toBe('R$ 0,00');
    await page.user.type(price, '5');
    expect(price.value).toBe('R$ 0,05');
    await page.user.clear(price);
    expect(price.value).toBe('R$ 0,00');
  });

  it.each([
    ['1.234,56', 'R$ 1.234,56'],
    ['1234.56', 'R$ 1.234,56'],
    ['R$ 1.234', 'R$ 1.234,00'],
    ['R$ 4.500,00 à vista', 'R$ 4.500,00'],
    ['dez mil', 'dez mil'],
  ])('a paste of %s goes through the parser', async (pasted, shown) => {
    const page = openCreate();
    const budget = await field('Orçamento');
    await page.user.click(budget);
    await page.user.paste(pasted);
    expect(budget.value).toBe(shown);
  });
});

it.each([
  ['Orçamento', 'dez mil', 'Valor não entendido: não há números neste texto'],
  ['Orçamento', '1,234.56', 'Informe um valor entre 0 e 999.999.999,99, com até duas casas decimais'],
  ['Valor de Suporte e Gestão', 'US$ 100,00', 'Valor não entendido: só em reais'],
  ['Número de páginas', '10-15', 'Número de páginas inválido: escreva um só número inteiro'],
])('%s: %j stays and shows an error; nothing is sent (attack 331)', async (label, pasted, message) => {
  const page = openCreate();
  await fillLeast(page);
  await fill(page, label, pasted);
  expect((await field(label)).value).toBe(pasted);
  await waitFor(async () => expect(await shownError(label)).toBe(message));
  await page.user.tab();
  expect((await field(label)).value).toBe(pasted);
  await press(page, 'Gerar Proposta Automaticamente');
  expect(await shownError(label)).toBe(message);
  expect(screen.queryByRole('heading', { name: 'Escolha o Template' })).toBeNull();
  await fill(page, label, '12');
  await waitFor(async () => expect(await shownError(label)).toBeUndefined());
});

it('a tab in a name becomes a visible blank (D47, attack 334)', async () => {
  const page = openCreate();
  await fill(page, 'Nome do cliente', 'Ana\tLima');
  expect((await field('Nome do cliente')).value).toBe('Ana Lima');
});

it('a feature that is too long stays to be shortened (attack 335)', async () => {
  const page = openCreate();
  const long = 'x'.repeat(201);
  await fill(page, 'Outra funcionalidade', `Mapa, ${long}`);
  await press(page, 'Adicionar');
  expect((await field('Outra funcionalidade')).value).toBe(long);
  expect(await shownError('Outra funcionalidade')).toBe('Use no máximo 200 caracteres');
  expect(screen.getByRole('button', { name: 'Remover Mapa' })).toBeDefined();
});

it('pages fall back to 1 (P62)', async () => {
  const page = openCreate();
  const pages = await field('Número de páginas');
  expect(pages.value).toBe('1');
  await page.user.clear(pages);
  expect(pages.value).toBe('');
  await page.user.tab();
  expect(pages.value).toBe('1');
});

describe('postal code (P64, P93, D28, attack 273)', () => {
  const response = (body: unknown) => api.reply(CEP, () => new Response(JSON.stringify(body)));
  const sé = { logradouro: 'Praça da Sé', localidade: 'São Paulo', uf: 'SP' };

  it('fills address and city at 8 digits', async () => {
    response(sé);
    const page = openCreate();
    await page.user.type(await field('CEP'), '0100100');
    expect(api.callsTo(CEP)).toHaveLength(0);
    await page.user.keyboard('0');
    await waitFor(async () => expect((await field('Cidade')).value).toBe('São Paulo - SP'));
    expect((await field('Endereço')).value).toBe('Praça da Sé');
    expect(page.notices).toEqual([
      { tone: 'success', title: 'Endereço encontrado!', detail: 'Praça da Sé, São Paulo - SP' },
    ]);
  });

  it('overwrites nothing', async () => {
    response(sé);
    const page = openCreate();
    await fill(page, 'Endereço', 'Rua das Palmeiras');
    await page.user.type(await field('CEP'), '01001000');
    await waitFor(() => expect(page.notices).toHaveLength(1));
    expect((await field('Endereço')).value).toBe('Rua das Palmeiras');
  });

  it.each([
    [{ erro: 'true' }, 'CEP não encontrado', 'Verifique o CEP digitado e tente novamente.'],
    [null, 'Erro ao buscar CEP', 'Verifique sua conexão e tente novamente.'],
  ])('shows what went wrong: %j', async (body, title, detail) => {
    if (body) response(body);
    else api.break(CEP);
    const page = openCreate();
    await page.user.type(await field('CEP'), '01001000');
    await waitFor(() => expect(page.notices).toEqual([{ tone: 'destructive', title, detail }]));
    await waitFor(() => expect(screen.getByText('Preenche endereço e cidade.')).toBeDefined());
  });

  describe('that is corrected', () => {
    const BONITO: Call = { ...CEP, path: '/cep/ws/79290000/json/' };
    const bonito = { logradouro: '', localidade: 'Bonito', uf: 'MS' };
    const CLEARED = 'O que o CEP anterior preencheu foi apagado.';
    const json = (body: unknown) => () => new Response(JSON.stringify(body));
    const shown = async () => [(await field('Endereço')).value, (await field('Cidade')).value];
    const expectShown = (...place: string[]) => waitFor(async () => expect(await shown()).toEqual(place));

    async function openAtSé() {
      response(sé);
      const page = openCreate();
      await fill(page, 'CEP', '01001000');
      await expectShown('Praça da Sé', 'São Paulo - SP');
      return page;
    }

    it('replaces its address: no street of the previous code stays', async () => {
      api.reply(BONITO, json(bonito));
      const page = await openAtSé();
      await fill(page, 'CEP', '79290000');
      await expectShown('', 'Bonito - MS');
      await fill(page, 'CEP', '01001000');
      await expectShown('Praça da Sé', 'São Paulo - SP');
      expect(screen.queryByText(CLEARED)).toBeNull();
    });

    it('keeps what was altered by hand, and fills again what was emptied', async () => {
      api.reply(BONITO, json({ ...bonito, logradouro: 'Rua do Rio' }));
      const page = await openAtSé();
      await page.user.clear(await field('Endereço'));
      await fill(page, 'Cidade', 'Sampa');
      await fill(page, 'CEP', '79290000');
      await expectShown('Rua do Rio', 'Sampa');
    });

    it.each([
      ['leads nowhere', json({ erro: true }), 'CEP não encontrado'],
      ['is not answered', () => Promise.reject(new TypeError('Failed to fetch')), 'Erro ao buscar CEP'],
    ])(
      'and %s: the values of the previous code are removed, and the field shows it',
      async (_what, reply, title) => {
        api.reply(BONITO, reply);
        const page = await openAtSé();
        await fill(page, 'Cidade', 'Sampa');
        await fill(page, 'CEP', '79290000');
        await expectShown('', 'Sampa');
        expect(page.notices.at(-1)?.title).toBe(title);
        expect((await screen.findByText(CLEARED)).tagName).toBe('OUTPUT');
        await page.user.type(await field('CEP'), '{backspace}');
        expect(screen.queryByText(CLEARED)).toBeNull();
      },
    );

    it('without a response, but the same code again: nothing is lost', async () => {
      const page = await openAtSé();
      api.break(CEP);
      await fill(page, 'CEP', '01001000');
      await waitFor(() => expect(page.notices.at(-1)?.title).toBe('Erro ao buscar CEP'));
      expect(await shown()).toEqual(['Praça da Sé', 'São Paulo - SP']);
    });

    it('is not overwritten by the response for the previous code', async () => {
      let late: (response: Response) => void = () => undefined;
      api.reply(CEP, () => new Promise((resolve) => (late = resolve)));
      api.reply(BONITO, json(bonito));
      const page = openCreate();
      await fill(page, 'CEP', '01001000');
      await fill(page, 'CEP', '79290000');
      await expectShown('', 'Bonito - MS');
      late(json(sé)());
      await fill(page, 'Número', '1');
      expect(await shown()).toEqual(['', 'Bonito - MS']);
      expect(page.notices.map(({ detail }) => detail)).toEqual(['Bonito - MS']);
    });

    it.each([
      ['what its own code filled in', 'Praça da Sé', ''],
      ['what was typed', 'Praça da Sé, fundos', 'Praça da Sé, fundos'],
    ])(
      'in a saved proposal: %s is recognised by a request for the previous code',
      async (_what, street, after) => {
        response(sé);
        api.reply(BONITO, json(bonito));
        const stored = {
          ...proposalFixture,
          cliente_cep: '01001000',
          cliente_endereco: street,
          cliente_cidade: 'São Paulo - SP',
        };
        api.respond({ ...getProposal, path: `/api/propostas/${stored.id}` }, 200, stored);
        const page = openEdit();
        await expectShown(street, 'São Paulo - SP');
        expect(api.callsTo(CEP)).toHaveLength(0);
        await fill(page, 'CEP', '79290000');
        await expectShown(after, 'Bonito - MS');
        expect(api.callsTo(CEP)).toHaveLength(1);
      },
    );
  });
});

it('colours start from the company’s; half of one changes nothing (D26)', async () => {
  const page = openCreate();
  const hex = await screen.findByLabelText<HTMLInputElement>('Cor primária em hexadecimal');
  const picker = screen.getByLabelText<HTMLInputElement>('Cor primária', { selector: '[type=color]' });
  const { cor_primaria: first } = documentFixture.empresa;
  expect(hex.value).toBe(first);
  await page.user.clear(hex);
  await page.user.type(hex, '#be1');
  expect(picker.value).toBe(first.toLowerCase());
  await page.user.type(hex, '85d');
  expect(picker.value).toBe('#be185d');
  await page.user.clear(hex);
  await page.user.paste('Cor: #0f766e;');
  expect(picker.value).toBe('#0f766e');
  await page.user.clear(hex);
  await page.user.paste('#be185d');
  await page.user.clear(hex);
  await page.user.type(hex, 'azul');
  await page.user.tab();
  expect([hex.value, picker.value]).toEqual(['azul', '#be185d']);
  await waitFor(() => expect(saidAt(hex)).toBe('Use uma cor no formato #RRGGBB'));
});

it('an invalid colour is not sent, and gets the focus (D26, attack 360)', async () => {
  const page = openCreate();
  await fillLeast(page);
  const hex = await screen.findByLabelText<HTMLInputElement>('Cor secundária em hexadecimal');
  await page.user.clear(hex);
  await page.user.type(hex, 'azul');
  await press(page, 'Gerar Proposta Automaticamente');
  await waitFor(() => expect(document.activeElement).toBe(hex));
  expect([hex.value, saidAt(hex)]).toEqual(['azul', 'Use uma cor no formato #RRGGBB']);
  expect(screen.queryByRole('heading', { name: 'Escolha o Template' })).toBeNull();
});

function saidAt(input: HTMLElement): string | undefined {
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? undefined;
}

describe('logo (P63, D24)', () => {
  const PNG = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwC'), (one) =>
    one.charCodeAt(0),
  );
  const file = (bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => new File([bytes], 'logo', { type });

  it('is shown when it is valid, and can be removed', async () => {
    const page = openCreate();
    await page.user.upload(await field('Logo do cliente'), file(PNG));
    expect((await screen.findByRole('img', { name: 'Logo escolhida' })).getAttribute('src')).toMatch(
      /^data:image\/png;base64,iVBORw0KGgo/,
    );
    await press(page, 'Remover');
    expect(screen.queryByRole('img', { name: 'Logo escolhida' })).toBeNull();
  });

  it.each([
    ['too large', file(new Uint8Array(2_097_153))],
    ['not what its name says', file(new TextEncoder().encode('<h1>oi</h1>'))],
  ])('is refused: %s', async (_why, wrong) => {
    const page = openCreate();
    await page.user.upload(await field('Logo do cliente'), wrong);
    await waitFor(async () =>
      expect(await shownError('Logo do cliente')).toBe('Envie uma imagem PNG, JPG, WebP ou SVG de até 2 MB'),
    );
  });
});

it('a feature is not added by an Enter that only ends a composed word (P135, attack 411)', async () => {
  openCreate();
  const input = await field('Outra funcionalidade');
  fireEvent.change(input, { target: { value: 'Mapa' } });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect([input.value, screen.queryByRole('button', { name: 'Remover Mapa' })]).toEqual(['Mapa', null]);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByRole('button', { name: 'Remover Mapa' })).toBeDefined();
});
