import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import '../shared/testing/patience';
import { takeOver } from './take-over';

const page = (onClick: () => void) => (
  <button type="button" onClick={onClick}>
    Assinar
  </button>
);

describe('a page that was rendered before', () => {
  let root: HTMLElement;
  beforeEach(() => {
    document.body.innerHTML = '<div id="root"><button type="button">Assinar</button></div>';
    root = document.getElementById('root') ?? document.body;
  });

  it('is hydrated in pieces, and at once where somebody touches it', () => {
    const drawn = screen.getByRole('button', { name: 'Assinar' });
    const onClick = jest.fn();
    takeOver(root, page(onClick));
    expect(Object.keys(drawn).filter((key) => key.startsWith('__reactProps'))).toEqual([]);
    drawn.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Assinar' })).toBe(drawn);
  });

  it('is rendered here if it was not', async () => {
    root.replaceChildren();
    act(() =>
      takeOver(
        root,
        page(() => undefined),
      ),
    );
    expect(await screen.findByRole('button', { name: 'Assinar' })).toBeTruthy();
  });
});
