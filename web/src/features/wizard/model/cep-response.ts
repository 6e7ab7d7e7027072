import type { Briefing } from './briefing';

/** What a postal code stands for; a general one has no street (D28). */
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

/** What the fields hold of a code's place (D50); nothing where there is none. */
export const placeOf = (found: FoundAddress | null): Place =>
  found ? { clientAddress: found.street, clientCity: cityText(found.city, found.state) } : NOWHERE;

/**
 * The changes that bring the fields to another code's place (D28). Only what is empty, or stands as `former` wrote it: what was
 * typed or altered by hand stays. What `former` wrote goes also where the new place has nothing to put there.
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
