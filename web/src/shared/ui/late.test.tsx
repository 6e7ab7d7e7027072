import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../testing/patience';
import { late } from './late';
import { Toaster } from './toaster';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const View = ({ open }: Props) => <>{open && <p>aberto</p>}</>;

function page(load: () => Promise<{ default: typeof View }>) {
  const Late = late<Props>(load);
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" aria-pressed={open} onClick={() => setOpen(true)}>
          Abrir
        </button>
        <Late open={open} onOpenChange={setOpen} />
        <Toaster />
      </>
    );
  };
}

const button = () => screen.getByRole('button', { name: 'Abrir' });

describe('what opens above the page, in a file of its own (P125)', () => {
  it('is loaded once somebody uses the page, before it is opened', async () => {
    const load = jest.fn(() => Promise.resolve({ default: View }));
    const Page = page(load);
    render(<Page />);
    await new Promise((resolve) => setTimeout(resolve, 400)); // longer than it takes to be idle
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    await userEvent.click(button());
    expect(screen.getByText('aberto')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('opens as soon as it has arrived, if it is pressed before', async () => {
    let arrive: (file: { default: typeof View }) => void = () => undefined;
    const Page = page(() => new Promise((resolve) => (arrive = resolve)));
    render(<Page />);
    await userEvent.click(button());
    expect(screen.queryByText('aberto')).toBeNull();
    await act(async () => arrive({ default: View }));
    expect(screen.getByText('aberto')).toBeTruthy();
  });

  it('is closed again with a notice if it cannot be loaded, and the next press tries again', async () => {
    const load = jest
      .fn(() => Promise.resolve({ default: View }))
      .mockRejectedValueOnce(new Error('offline'))
      .mockRejectedValueOnce(new Error('offline'));
    const Page = page(load);
    render(<Page />);
    fireEvent.pointerMove(document.body);
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1)); // before it is opened: nobody is told
    expect(screen.queryByText('Erro')).toBeNull();
    await userEvent.click(button());
    expect(await screen.findByText(/Não foi possível abrir/)).toBeTruthy();
    await waitFor(() => expect(button().getAttribute('aria-pressed')).toBe('false'));
    await userEvent.click(button());
    expect(await screen.findByText('aberto')).toBeTruthy();
  });
});
