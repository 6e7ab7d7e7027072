import { screen, waitFor } from '@testing-library/react';
import { type OpenPage, openPage } from '../../../shared/proposals/testing/owner-page';
import { Component } from '../settings-page';

export const openSettings = (): OpenPage => openPage('/settings', { '/settings': Component });

/** Waits until the stored values are in the form. */
export async function ready(): Promise<void> {
  await screen.findByText('Salvar Configurações');
}

export const save = ({ user }: OpenPage): Promise<void> =>
  user.click(screen.getByRole('button', { name: 'Salvar Configurações' }));

export async function seen(page: OpenPage, title: string, detail?: string): Promise<void> {
  await waitFor(() => mustBeLast(page, title, detail));
}

function mustBeLast({ notices }: OpenPage, title: string, detail: string | undefined): void {
  const last = notices.at(-1);
  if (last?.title !== title || last.detail !== detail)
    throw new Error(`No notice: ${JSON.stringify(notices)}`);
}
