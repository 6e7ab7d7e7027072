import { beforeAll, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../testing/patience';
import { Tooltip } from './tooltip';

beforeAll(() => {
  // jsdom has no layout.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
});

const hover = () => userEvent.hover(screen.getByRole('link'));

function show(): void {
  render(
    <main>
      <Tooltip text="Configurações">
        <a href="/settings" aria-label="Configurações">
          *
        </a>
      </Tooltip>
    </main>,
  );
}

it.each([
  ['reached by Tab', () => userEvent.tab()],
  ['pointed at', hover],
])('is rendered inside the page’s main landmark, together with it, when %s', async (_how, reach) => {
  show();
  await reach();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('main').contains(tooltip)).toBe(true);
});

it('stays while the pointer is on its text, and goes with it or by Escape', async () => {
  show();
  await hover();
  await userEvent.hover(await screen.findByRole('tooltip'));
  expect(screen.getByRole('tooltip')).toBeTruthy();
  await userEvent.unhover(screen.getByRole('tooltip'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await hover();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
});
