import { expect, it } from '@jest/globals';
import { STATUSES } from '@acordo/contracts/http/propostas/states';
import { render } from '@testing-library/react';
import { StatusBadge } from './components/status-badge';
import { listStatus } from './model/status';

it('shows every state with its own word and icon (L2)', () => {
  const told = STATUSES.map((status) => {
    const { container } = render(
      <StatusBadge view={listStatus({ status, em_verificacao: false, assinatura_confirmacao: false })} />,
    );
    return { word: container.textContent, icon: container.querySelector('svg')?.outerHTML };
  });
  expect(new Set(told.map(({ word }) => word)).size).toBe(STATUSES.length);
  expect(new Set(told.map(({ icon }) => icon)).size).toBe(STATUSES.length);
  for (const { word, icon } of told)
    expect([word, icon]).toEqual([expect.stringMatching(/./), expect.any(String)]);
});
