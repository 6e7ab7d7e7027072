import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

it.each([
  ['reached by Tab', () => userEvent.tab()],
  ['pointed at', () => userEvent.hover(screen.getByRole('link'))],
])('is rendered inside the page’s main landmark, together with it, when %s', async (_how, reach) => {
  render(
    <main>
      <Tooltip text="Configurações">
        <a href="/settings" aria-label="Configurações">
          *
        </a>
      </Tooltip>
    </main>,
  );
  await reach();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('main').contains(tooltip)).toBe(true);
});
