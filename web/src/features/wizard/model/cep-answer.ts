import type { Briefing } from './briefing';

/** What a postal code stands for; a general one has no street (D28). */
export interface FoundAddress {
  street: string;
  city: string;
  state: string;
}

/** Reads the service's answer: `'erro' in answer` means not found, whatever its value (D28). */
export function readCepAnswer(answer: unknown): FoundAddress | null {
  if (typeof answer !== 'object' || answer === null || 'erro' in answer) return null;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(answer, name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const found = { street: text('logradouro'), city: text('localidade'), state: text('uf') };
  return found.city === '' ? null : found;
}

/** product.md point 8: street, city - state. */
export function addressText({ street, city, state }: FoundAddress): string {
  return street ? `${street}, ${cityText(city, state)}` : cityText(city, state);
}

/** Only what is still empty is filled (product.md point 7). */
export function fillAddress(
  current: Pick<Briefing, 'clientAddress' | 'clientCity'>,
  found: FoundAddress,
): Partial<Pick<Briefing, 'clientAddress' | 'clientCity'>> {
  const filled: Partial<Pick<Briefing, 'clientAddress' | 'clientCity'>> = {};
  if (current.clientAddress.trim() === '' && found.street) filled.clientAddress = found.street;
  if (current.clientCity.trim() === '') filled.clientCity = cityText(found.city, found.state);
  return filled;
}

function cityText(city: string, state: string): string {
  return state ? `${city} - ${state}` : city;
}
