import type { CompanySettings } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { useEffect, useMemo, useState } from 'react';
import { type Resolver, useForm, type UseFormReturn, useFormState } from 'react-hook-form';
import { currentUser } from '../../shared/session/session-store';
import { type Changes, deleteChanges, keepChanges, loadChanges } from './draft';
import { changedFields, type SettingsField, type SettingsForm, toForm } from './model/settings-form';
import { settingsErrors } from './model/validation';

const resolver: Resolver<SettingsForm> = (values) => {
  const wrong = Object.entries(settingsErrors(values));
  if (wrong.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'invalid', message }])),
  };
};

export interface SettingsFormState {
  form: UseFormReturn<SettingsForm>;
  base: SettingsForm;
  dirty: boolean;
  /** Unsaved changes were found in this browser. */
  restored: boolean;
  discard: () => void;
  /** It is saved: what was typed meanwhile stays a change. */
  settle: (saved: SettingsForm, sent: SettingsForm) => void;
  /** Discarded: nothing stays in this browser. */
  deleteKept: () => void;
}

/**
 * The form on top of the stored values. These may be loaded or change later: touched fields keep what was typed.
 */
export function useSettingsForm(userId: string, stored: CompanySettings | null): SettingsFormState {
  const base = useMemo(() => toForm(stored ?? NO_COMPANY), [stored]);
  const form = useForm<SettingsForm>({
    defaultValues: base,
    values: base,
    resetOptions: { keepDirtyValues: true },
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = useFormState({ control: form.control });
  const [found] = useState(() => loadChanges(userId));
  const [restored, setRestored] = useState(() => differs(found, base));

  useEffect(() => {
    for (const [field, value] of Object.entries(found)) {
      form.setValue(field as SettingsField, value, { shouldDirty: true });
    }
  }, [form, found]);

  useEffect(() => {
    const keep = ({ values }: { values: SettingsForm }): void => {
      // After a sign-out no data of the user may be written again (D44).
      if (currentUser()?.id === userId) keepChanges(userId, values, changedFields(base, values));
    };
    return form.subscribe({ formState: { values: true }, callback: keep });
  }, [form, base, userId]);

  const deleteKept = (): void => {
    deleteChanges(userId);
    setRestored(false);
  };
  return {
    form,
    base,
    dirty: isDirty,
    restored: restored && isDirty,
    deleteKept,
    discard: () => {
      form.reset(base);
      deleteKept();
    },
    settle: (saved, sent) => {
      const typed = form.getValues();
      form.reset(saved);
      deleteKept();
      for (const field of changedFields(sent, typed)) {
        form.setValue(field, typed[field], { shouldDirty: true });
      }
    },
  };
}

function differs(changes: Changes, base: SettingsForm): boolean {
  return Object.entries(changes).some(([field, value]) => base[field as SettingsField] !== value);
}
