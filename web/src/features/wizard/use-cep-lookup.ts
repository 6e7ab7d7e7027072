import { bareCep, isCep } from '@acordo/brazil/cep';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { notify } from '../../shared/ui/notify';
import { lookUpCep } from './api/look-up-cep';
import { COPY } from './copy';
import type { Briefing } from './model/briefing';
import { addressText, fillAddress, type FoundAddress } from './model/cep-answer';

/**
 * Looks a postal code up as soon as it has 8 digits (D28). Call `typed` with every change; only the last code counts.
 * It never blocks: the form can be filled and saved meanwhile.
 */
export function useCepLookup(): { searching: boolean; typed: (cep: string) => void } {
  const { getValues, setValue } = useFormContext<Briefing>();
  const [searching, setSearching] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fill = (found: FoundAddress): void => {
    // Read now: something may have been typed while the answer was on its way.
    const filled = fillAddress(getValues(), found);
    if (filled.clientAddress) setValue('clientAddress', filled.clientAddress, OPTIONS);
    if (filled.clientCity) setValue('clientCity', filled.clientCity, OPTIONS);
    notify.success(COPY.cep.found, addressText(found));
  };

  const search = async (digits: string, signal: AbortSignal): Promise<void> => {
    setSearching(true);
    try {
      const found = await lookUpCep(digits, signal);
      if (signal.aborted) return;
      if (found) fill(found);
      else notify.error(COPY.cep.missing.title, COPY.cep.missing.text);
    } catch {
      if (!signal.aborted) notify.error(COPY.cep.failed.title, COPY.cep.failed.text);
    } finally {
      if (!signal.aborted) setSearching(false);
    }
  };

  const typed = (cep: string): void => {
    running.current?.abort();
    setSearching(false);
    if (!isCep(cep)) return;
    running.current = new AbortController();
    void search(bareCep(cep), running.current.signal);
  };
  return { searching, typed };
}

const OPTIONS = { shouldDirty: true, shouldValidate: true } as const;
