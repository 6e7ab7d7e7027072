import { isCep } from '@acordo/brazil/cep';
import { parseTypedCep } from '@acordo/brazil/typed/cep';
import { parsedOrRaw } from '@acordo/brazil/typed/parse-result';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { notify } from '../../shared/ui/notify';
import { lookUpCep } from './api/look-up-cep';
import { COPY } from './copy';
import type { Briefing } from './model/briefing';
import { addressText, type FoundAddress, moveTo, type Place, placeOf } from './model/cep-response';

/** `cleared`: what the previous code had filled in was removed, without a replacement. */
export type CepState = 'idle' | 'searching' | 'cleared';

/** The last complete code, and what its look-up fills in; undefined while unknown. */
interface Former {
  digits: string;
  place?: Place | undefined;
}

/**
 * Looks a postal code up as soon as it has 8 digits (D28). Call `typed` with every change; only the last code counts.
 * It never blocks the form.
 */
export function useCepLookup(): { state: CepState; typed: (cep: string) => void } {
  const { getValues, setValue } = useFormContext<Briefing>();
  const [state, setState] = useState<CepState>('idle');
  const asked = useRef('');
  const running = useRef<AbortController>(undefined);
  const [atFirst] = useState(() => digitsOf(getValues('clientCEP')));
  const former = useRef<Former>({ digits: atFirst });
  useEffect(() => () => running.current?.abort(), []);

  /** Whether something changed. */
  const move = (digits: string, found: FoundAddress | null, before: Place): boolean => {
    former.current = { digits, place: placeOf(found) };
    // Read now: something may have been typed while the call was running.
    const changes = moveTo(placeOf(found), getValues(), before);
    if (changes.clientAddress !== undefined) setValue('clientAddress', changes.clientAddress, OPTIONS);
    if (changes.clientCity !== undefined) setValue('clientCity', changes.clientCity, OPTIONS);
    return Object.keys(changes).length > 0;
  };

  const search = async (digits: string, signal: AbortSignal): Promise<void> => {
    setState('searching');
    const [response, before] = await Promise.all([
      lookUpCep(digits, signal).then(
        (found) => ({ found, failed: false }),
        () => ({ found: null, failed: true }),
      ),
      placeBefore(former.current, digits, getValues(), signal),
    ]);
    if (signal.aborted) return;
    setState('idle');
    // A form that was reset meanwhile has another code.
    if (digitsOf(getValues('clientCEP')) !== digits) return;
    const { found, failed } = response;
    // Also without a response, what another code has filled in is wrong here; what this code has is not.
    if (failed && former.current.digits === digits) return fail(COPY.cep.failed);
    if (move(digits, found, before) && !found) setState('cleared');
    if (found) notify.success(COPY.cep.found, addressText(found));
    else fail(failed ? COPY.cep.failed : COPY.cep.missing);
  };

  const typed = (text: string): void => {
    const cep = digitsOf(text);
    // Only the formatting changed, as when the field is left: its address is known or loading.
    if (isCep(cep) && cep === asked.current) return;
    asked.current = isCep(cep) ? cep : '';
    running.current?.abort();
    setState('idle');
    if (!isCep(cep)) return;
    running.current = new AbortController();
    void search(cep, running.current.signal);
  };
  return { state, typed };
}

const fail = ({ title, text }: { title: string; text: string }): void => notify.error(title, text);
const digitsOf = (text: string): string => parsedOrRaw(parseTypedCep, text);
const OPTIONS = { shouldDirty: true, shouldValidate: true } as const;

/**
 * What the previous code has filled in. For a saved proposal, a draft or a form that was left for another step this is not
 * stored: it is looked up, if there is an address that may come from it. Without a response everything counts as typed.
 */
async function placeBefore(
  { digits, place }: Former,
  wanted: string,
  { clientAddress, clientCity }: Place,
  signal: AbortSignal,
): Promise<Place> {
  if (place) return place;
  const isAnother = isCep(digits) && digits !== wanted;
  if (!isAnother || (clientAddress + clientCity).trim() === '') return placeOf(null);
  return placeOf(await lookUpCep(digits, signal).catch(() => null));
}
