import type { Page } from '@playwright/test';

export const button = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first();
export const inDialog = (name: string) => (page: Page) =>
  page.locator('[role="dialog"], [role="alertdialog"]').getByRole('button', { name, exact: true });
