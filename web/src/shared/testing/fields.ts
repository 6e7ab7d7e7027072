import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** What stands in the field afterwards is the text alone. Pasted: a key at a time costs a second a form here. */
export async function fillField(
  { user }: { user: UserEvent },
  label: string | RegExp,
  text: string,
): Promise<HTMLInputElement> {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

/** The sentence that is tied to a field. */
export function errorOf(label: string): string | null | undefined {
  const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0] ?? '';
  return document.getElementById(id)?.textContent;
}
