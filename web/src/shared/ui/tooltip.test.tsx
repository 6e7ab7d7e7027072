import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

it('is said inside the page’s main part, also when both are drawn at once', async () => {
  render(
    <main>
      <Tooltip text="Configurações">
        <a href="/settings" aria-label="Configurações">
          *
        </a>
      </Tooltip>
    </main>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('main').contains(tooltip)).toBe(true);
});
