import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { documentFixture } from '@acordo/contracts/fixtures/proposal';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import '../../shared/testing/patience';
import { BriefingStep } from './components/briefing-step';
import { type Briefing, emptyBriefing } from './model/briefing';

function Step() {
  const form = useForm<Briefing>({ defaultValues: emptyBriefing() });
  return (
    <FormProvider {...form}>
      <BriefingStep
        template="modern"
        company={documentFixture.empresa}
        refused={undefined}
        moved={false}
        onDone={() => undefined}
      />
    </FormProvider>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const card = () => screen.getByRole('heading', { name: 'Sugestão de Preço' }).closest('section');
const words = () => card()?.textContent ?? '';
/** The form validates a moment later. */
const settled = (event: () => void) => act(async () => event());
const choose = (type: string) =>
  settled(() => fireEvent.change(screen.getByLabelText('Tipo de projeto'), { target: { value: type } }));
const tick = (feature: string) => settled(() => fireEvent.click(screen.getByLabelText(feature)));
const apply = () => settled(() => fireEvent.click(screen.getByText('Aplicar sugestão')));
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
/** Highlighted fields, by their values. */
const shining = () =>
  [...document.querySelectorAll<HTMLInputElement>('input.ring-pen')].map((one) => one.value);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('price suggestion card (P104, P105)', () => {
  it('requires type and pages first, then shows level, breakdown and total after 800 ms', async () => {
    render(<Step />);
    expect(words()).toContain('Escolha o tipo de projeto e o número de páginas para ver uma sugestão.');
    await choose('institutional');
    pass(799);
    expect(card()?.getAttribute('aria-busy')).toBe('true');
    expect(words()).not.toContain('R$');
    pass(1);
    expect(card()?.getAttribute('aria-busy')).toBe('false');
    for (const part of ['Básica', 'R$ 3.500,00', 'R$ 300,00', 'R$ 150,00', 'R$ 200,00', 'R$ 4.150,00'])
      expect(words()).toContain(part);
  });

  it('recalculates at every change, and applies what is shown', async () => {
    render(<Step />);
    await choose('institutional');
    pass(800);
    await tick('Galeria de imagens');
    expect(screen.queryByText('Aplicar sugestão')).toBeNull();
    pass(800);
    expect(words()).toContain('R$ 4.950,00');
    await apply();
    expect(
      [
        'Orçamento',
        'Valor de Hospedagem Web',
        'Valor de E-mail Profissional',
        'Valor de Suporte e Gestão',
      ].map(value),
    ).toEqual(['R$ 4.950,00', 'R$ 300,00', 'R$ 150,00', 'R$ 200,00']);
    expect(value('Valor de Painel Administrativo')).toBe('R$ 0,00');
  });

  it('sets its services as included and paid once, and leaves the others (P107)', async () => {
    render(<Step />);
    await choose('institutional');
    pass(800);
    await apply();
    const change = (label: string, chosen: string) =>
      settled(() => fireEvent.change(screen.getByLabelText(label), { target: { value: chosen } }));
    const [place, recurrence] = ['No orçamento de Hospedagem Web', 'Cobrança de Hospedagem Web'];
    await change(place, 'apart');
    await change(recurrence, 'mensal');
    await change('Detalhes de Painel Administrativo', 'Com treinamento');
    await change('Cobrança de Painel Administrativo', 'anual');
    await apply();
    expect([place, recurrence, 'Cobrança de Painel Administrativo'].map(value)).toEqual([
      'included',
      'unico',
      'anual',
    ]);
  });

  it('highlights what it filled for 3 seconds, opens its sections, and shows a message', async () => {
    render(<Step />);
    await choose('institutional');
    pass(800);
    expect(screen.getByLabelText('Valor de Hospedagem Web').closest('[hidden]')).not.toBeNull();
    await apply();
    expect(screen.getByLabelText('Valor de Hospedagem Web').closest('[hidden]')).toBeNull();
    const filled = ['R$ 4.150,00', 'R$ 300,00', 'R$ 150,00', 'R$ 200,00'];
    expect(shining()).toEqual(filled);
    expect(words()).toContain('Sugestão aplicada ao orçamento e a três serviços, incluídos no total.');
    pass(2_999);
    expect(shining()).toEqual(filled);
    pass(1);
    expect(shining()).toEqual([]);
    expect(words()).not.toContain('Sugestão aplicada');
  });
});
