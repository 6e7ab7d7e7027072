import type { Company } from '@acordo/contracts/http/company/company';
import { NO_COMPANY } from '@acordo/contracts/http/company/no-company';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { showFieldErrors } from '../forms/show-field-errors';
import { showSessionEnded } from '../forms/show-session-ended';
import { ApiError } from '../http/api-error';
import { reasonOf } from '../http/reason-of';
import type { SessionUser } from '../session/session-store';
import { AT_ONCE } from './at-once';
import { companyQuery } from './company-settings';
import { settingsQuery } from './load-settings';
import { saveSettings } from './save-settings';
import { proposedSender, type Sender, senderErrors, withSender } from './sender';
import { SENDER_COPY } from './sender-copy';
import { storageRefusal } from './storage-refusal';

const resolver: Resolver<Sender> = (values) => {
  const wrong = Object.entries(senderErrors(values));
  if (wrong.length === 0) return { values, errors: {} };
  return {
    values: {},
    errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'invalid', message }])),
  };
};

/** The form of P115. It is saved as company settings, on top of what another tab may have saved meanwhile. */
export function useSenderForm(
  user: SessionUser,
  stored: Company,
  onSave: (saving: Promise<unknown>) => void,
) {
  const client = useQueryClient();
  const [proposed] = useState(() => proposedSender(stored, user));
  const [failure, setFailure] = useState<{ text: string }>();
  const form = useForm<Sender>({ defaultValues: proposed, resolver, mode: 'onTouched' });
  const save = useMutation({
    ...AT_ONCE,
    mutationFn: (typed: Sender) =>
      saveSettings(user.id, (now) => {
        const { user_id: _, ...company } = now ?? { ...NO_COMPANY, user_id: user.id };
        return withSender(company, typed, proposed);
      }),
    onSuccess: (saved) => {
      const { user_id: _, ...company } = saved;
      client.setQueryData(companyQuery(user.id).queryKey, company);
      client.setQueryData(settingsQuery(user.id).queryKey, saved);
    },
    onError: (error) => {
      showSessionEnded(error);
      if (error instanceof ApiError && showFieldErrors(form, error.fields)) return;
      const { text } = storageRefusal(error) ?? SENDER_COPY.failed;
      setFailure({ text: reasonOf(error, text) });
    },
  });
  const send = form.handleSubmit((typed) => {
    if (save.isPending) return;
    setFailure(undefined);
    onSave(save.mutateAsync(typed));
  });
  return {
    form,
    failure,
    saving: save.isPending,
    submit: (event: FormEvent) => void send(event),
  } as const;
}
