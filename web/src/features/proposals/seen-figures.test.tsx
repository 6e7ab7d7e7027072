import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { userFixture } from '@acordo/contracts/fixtures/user';
import { act, render, screen, within } from '@testing-library/react';
import { StatsRow } from './components/stats-row';
import type { Figures } from './model/figures';
import { SEEN_AFTER_MS, useSeenFigures } from './use-seen-figures';

const first = { total: 4, rascunhos: 1, enviados: 2, aceitos: 0, rejeitados: 0, expirados: 1 };
const signed = { ...first, enviados: 1, aceitos: 1 };

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const look = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  return act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const Row = ({ fresh, failed = false }: { fresh?: Figures; failed?: boolean }) => (
  <StatsRow {...useSeenFigures(userFixture.id, fresh, failed)} failed={failed} />
);
const row = () => within(screen.getByLabelText('Resumo das propostas'));
const shown = () =>
  row()
    .getAllByRole('definition')
    .map((one) => one.textContent);
const marked = () =>
  row()
    .getAllByRole('term')
    .filter((term) => term.nextElementSibling?.querySelector('[data-changed]'))
    .map((term) => term.textContent);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  look('visible');
  sessionStorage.clear();
  jest.useRealTimers();
});

describe('figures of the dashboard (P26)', () => {
  it('name the expired ones below the total', () => {
    const { rerender } = render(<Row fresh={first} />);
    expect(shown()).toEqual(['4', '1 expirada', '1', '2', '0', '0']);
    rerender(<Row fresh={{ ...first, total: 5, expirados: 2 }} />);
    expect(shown()[1]).toBe('2 expiradas');
    rerender(<Row fresh={{ ...first, expirados: 0 }} />);
    expect(shown()).toHaveLength(5);
  });

  it('are the last ones after a reload, until the server responds', () => {
    render(<Row fresh={first} />).unmount();
    const { rerender } = render(<Row />);
    expect(shown()[0]).toBe('4');
    rerender(<Row fresh={signed} />);
    expect(marked()).toEqual(['Enviados', 'Aceitos']);
  });

  it('tell below them what is open and won, kept like them, and keep the line where there is nothing (P113)', () => {
    const line = () => screen.getByLabelText('Resumo das propostas').nextElementSibling;
    const { rerender, unmount } = render(<Row />);
    expect([line()?.textContent, line()?.childElementCount]).toEqual(['', 1]);
    rerender(<Row fresh={first} />);
    expect([line()?.textContent, line()?.childElementCount]).toEqual(['', 0]);
    rerender(<Row fresh={{ ...first, valor_em_aberto: '12400.00', valor_fechado: '8900.00' }} />);
    expect(line()?.textContent).toBe('R$ 12.400,00 em aberto·R$ 8.900,00 fechados');
    unmount();
    render(<Row />);
    expect(line()?.textContent).toBe('R$ 12.400,00 em aberto·R$ 8.900,00 fechados');
  });

  it('are marked when they have changed, read out, and unmarked once they were seen', async () => {
    const { rerender } = render(<Row fresh={first} />);
    expect(marked()).toEqual([]);
    rerender(<Row fresh={signed} />);
    expect(marked()).toEqual(['Enviados', 'Aceitos']);
    expect(screen.getByRole('status').textContent).toBe('Enviados: 1, antes 2. Aceitos: 1, antes 0.');
    await pass(SEEN_AFTER_MS);
    expect(marked()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('stay marked on a tab that nobody looks at, and for a while after coming back', async () => {
    const { rerender } = render(<Row fresh={first} />);
    look('hidden');
    rerender(<Row fresh={signed} />);
    await pass(60_000);
    expect(marked()).toHaveLength(2);
    look('visible');
    await pass(SEEN_AFTER_MS - 100);
    expect(marked()).toHaveLength(2);
    await pass(100);
    expect(marked()).toEqual([]);
  });

  it('say that there are none where the first ones could not be read', () => {
    render(<Row fresh={first} />).unmount();
    render(<Row failed />);
    expect(shown()).toEqual(['–', '–', '–', '–', '–']);
  });
});
