import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { useState } from 'react';
import { keepStill, still } from './still';

const Text = () => <p>Só para ler</p>;

function place(html: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

describe('a part of a page without any behaviour (P125)', () => {
  it('is loaded where the page is rendered in the browser', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Text }));
    const { Part } = still(load);
    await act(async () => createRoot(place('')).render(<Part />));
    expect(screen.getByText('Só para ler')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is left as the gateway has rendered it, without its code, while the page around it changes', async () => {
    const load = jest.fn(() => Promise.resolve({ default: Text }));
    const { Part } = still(load);
    function Page() {
      const [count, setCount] = useState(0);
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {count}
          </button>
          <Part />
        </>
      );
    }
    const root = place('<button type="button">0</button><!--$--><p>Só para ler</p><!--/$-->');
    const text = screen.getByText('Só para ler');
    keepStill();
    await act(async () => void hydrateRoot(root, <Page />));
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('button').textContent).toBe('1');
    expect(screen.getByText('Só para ler')).toBe(text);
    expect(load).not.toHaveBeenCalled();
  });

  it('is rendered at once where it was given its component, as on the server', () => {
    const load = jest.fn(() => Promise.resolve({ default: Text }));
    const { Part, draw } = still(load);
    draw(Text);
    act(() => createRoot(place('')).render(<Part />));
    expect(screen.getByText('Só para ler')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
  });
});
