import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('no');
}

describe('a page that breaks outside the router', () => {
  it('shows a message with a link and logs the error', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    render(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado');
    expect(screen.getByText('Recarregar a página')).toBeDefined();
    expect(log).toHaveBeenCalledWith('A page failed to render', expect.any(Error));
    log.mockRestore();
  });

  it('shows the given fallback, and the plain page if that breaks too', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { unmount } = render(
      <ErrorBoundary instead={<p>what became of it</p>}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByText('what became of it')).toBeDefined();
    unmount();
    render(
      <ErrorBoundary instead={<Broken />}>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Algo deu errado');
    log.mockRestore();
  });

  it('is invisible otherwise', () => {
    render(<ErrorBoundary>fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeDefined();
  });
});
