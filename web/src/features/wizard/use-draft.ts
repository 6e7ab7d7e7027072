import type { Template } from '@acordo/contracts/http/propostas/states';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { currentUser, hasLeft } from '../../shared/session/session-store';
import { type DraftOutcome, dropDraft, saveDraft } from './draft-storage';
import type { Briefing } from './model/briefing';
import { type Draft, sameContent } from './model/draft';

/** Typing is stored with a delay, not at every key: a logo makes the text long. */
const PAUSE_MS = 300;

interface DraftOptions {
  key: string;
  userId: string;
  form: UseFormReturn<Briefing>;
  template: Template | null;
  versao: number | null;
  /** The form's beginning: the stored proposal, or an empty form. */
  base: Draft;
  restored: boolean;
}

export interface DraftKeeper {
  outcome: DraftOutcome | 'none';
  isDirty: () => boolean;
  /** Writes now what was typed since it was last saved or discarded, whatever was stored before. */
  flush: () => void;
  /** Saved on the server, or discarded: nothing stays here. */
  deleteKept: () => void;
}

/** Stores what is typed in this browser, per user (D39), so that neither a reload nor a lost session loses it. */
export function useDraft(options: DraftOptions): DraftKeeper {
  const { key, userId, form, template, versao, base, restored } = options;
  const [outcome, setOutcome] = useState<DraftOutcome | 'none'>(restored ? 'saved' : 'none');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The storage's content is not checked: another tab with the same wizard writes to the same key, and clears it on saving.
  const open = useRef(restored);

  const current = (): Draft => ({ briefing: form.getValues(), template, versao, withoutLogo: false });
  const isDirty = (): boolean => !sameContent(current(), base);
  const keep = (): void => {
    clearTimeout(timer.current);
    // After a sign-out, maybe in another tab, no data of the user may be written again (D44). A lost session does not
    // prevent writing.
    const user = currentUser();
    if (hasLeft() || (user && user.id !== userId)) return;
    if (isDirty()) setOutcome(saveDraft(key, current()));
    else deleteKept();
  };
  const deleteKept = (): void => {
    clearTimeout(timer.current);
    open.current = false;
    dropDraft(key);
    setOutcome('none');
  };
  const flush = (): void => {
    if (open.current) keep();
  };
  const schedule = (): void => {
    open.current = true;
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, PAUSE_MS);
  };
  // Called later, from timers and listeners, but always with the current template and base.
  const keepNow = useEffectEvent(keep);
  const flushNow = useEffectEvent(flush);
  const scheduleNow = useEffectEvent(schedule);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => scheduleNow() }), [form]);
  const first = useRef(template);
  useEffect(() => {
    if (template !== first.current) scheduleNow();
    first.current = template;
  }, [template]);
  useEffect(() => {
    const leaving = (): void => flushNow();
    window.addEventListener('pagehide', leaving);
    return () => {
      window.removeEventListener('pagehide', leaving);
      leaving();
    };
  }, []);
  return { outcome, isDirty, flush, deleteKept };
}
