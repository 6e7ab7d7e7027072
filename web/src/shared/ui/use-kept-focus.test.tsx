import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { useKeptFocus } from './use-kept-focus';

function Page({ known = false }: { known?: boolean }) {
  useKeptFocus();
  const [shown, setShown] = useState(true);
  const better = useRef<HTMLButtonElement>(null);
  const hide = () => {
    setShown(false);
    if (known) better.current?.focus();
  };
  return (
    <main>
      <h1>Page</h1>
      <section>
        <h2>Part</h2>
        <div>{shown && <button onClick={hide}>Gone</button>}</div>
        <button ref={better}>Better</button>
        <button onClick={() => setShown(false)}>Other</button>
      </section>
    </main>
  );
}

const gone = () => screen.getByRole('button', { name: 'Gone' });
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

describe('the kept focus', () => {
  it('moves to the heading of the section when the focused element is removed', async () => {
    render(<Page />);
    gone().focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Part' })));
  });

  it('does not override a focus set by other code', async () => {
    render(<Page known />);
    gone().focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Better' }));
  });

  it('sets no focus if the user had already removed it', async () => {
    render(<Page />);
    gone().focus();
    await userEvent.click(screen.getByRole('heading', { name: 'Page' }));
    expect(document.activeElement).toBe(document.body);
    act(() => screen.getByRole('button', { name: 'Other' }).click());
    await settled();
    expect(document.activeElement).toBe(document.body);
  });

  it('waits for a heading that is rendered later', async () => {
    function Late() {
      useKeptFocus();
      const [step, setStep] = useState(0);
      return (
        <main>
          {step === 0 && <button onClick={() => setStep(1)}>Go</button>}
          {step === 2 && <h1>Arrived</h1>}
          <p onPointerEnter={() => setStep(2)}>arrive</p>
        </main>
      );
    }
    render(<Late />);
    screen.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    expect(document.activeElement).toBe(document.body);
    await userEvent.hover(screen.getByText('arrive'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Arrived'));
  });
});
