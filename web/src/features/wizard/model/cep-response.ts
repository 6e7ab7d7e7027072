import type { Briefing } from './briefing';

/** The address of a postal code; a general one has no street (D28). */
export interface FoundAddress {
  street: string;
  city: string;
  state: string;
}

/** Reads the service's response: `'erro' in response` means not found, whatever its value (D28). */
export function readCepResponse(response: unknown): FoundAddress | null {
  if (typeof response !== 'object' || response === null || 'erro' in response) return null;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(response, name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const found = { street: text('logradouro'), city: text('localidade'), state: text('uf') };
  return found.city === '' ? null : found;
}

/** P93: street, city - state. */
export function addressText({ street, city, state }: FoundAddress): string {
  return street ? `${street}, ${cityText(city, state)}` : cityText(city, state);
}

/** The fields that a look-up fills. */
export type Place = Pick<Briefing, 'clientAddress' | 'clientCity'>;
const FIELDS = ['clientAddress', 'clientCity'] as const;
const NOWHERE: Place = { clientAddress: '', clientCity: '' };

/** The fields' values for a code's address (D50); empty without one. */
export const placeOf = (found: FoundAddress | null): Place =>
  found ? { clientAddress: found.street, clientCity: cityText(found.city, found.state) } : NOWHERE;

/**
 * The changes of the fields for another code's address (D28). Only of empty fields, or those as `former` filled them: what was
 * typed or altered by hand stays. What `former` filled in is removed also if the new address has no value for it.
 */
export function moveTo(place: Place, current: Place, former: Place): Partial<Place> {
  const changes: Partial<Place> = {};
  for (const name of FIELDS) {
    const isFree = current[name].trim() === '' || current[name] === former[name];
    if (isFree && current[name].trim() !== place[name]) changes[name] = place[name];
  }
  return changes;
}

function cityText(city: string, state: string): string {
  return state ? `${city} - ${state}` : city;
}
