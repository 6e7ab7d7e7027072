import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('no');
}

describe('a page that breaks outside the router', () => {
  it('says so, offers the way on and leaves a trace', () => {
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

  it('is not seen otherwise', () => {
    render(<ErrorBoundary>fine</ErrorBoundary>);
    expect(screen.getByText('fine')).toBeDefined();
  });
});
