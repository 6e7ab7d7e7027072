import { UserChange } from '@acordo/contracts/http/vitamina/users/update';
import type { UserRecord } from '@acordo/contracts/http/vitamina/users/user-record';
import { showUnseen } from '@acordo/contracts/unseen';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { Switch } from '../../../shared/ui/switch';
import { USERS } from '../copy';
import { changeOf, type UserForm } from '../model/user-change';
import { useChangeUser } from '../use-change-user';

const COPY = USERS.dialog;

/** nome, email, unlimited_proposals and is_admin (P7, P72); only what was changed is sent. */
export function EditUserDialog({ user, onClose }: { user: UserRecord; onClose: () => void }) {
  const id = useId();
  const form = useForm<UserForm>({
    resolver: zodResolver(UserChange.required()),
    defaultValues: {
      nome: user.nome,
      email: user.email,
      unlimited_proposals: user.unlimited_proposals,
      is_admin: user.is_admin,
    },
  });
  const { errors } = form.formState;
  const change = useChangeUser(user, form, onClose);
  const isAdmin = useWatch({ control: form.control, name: 'is_admin' });

  const submit = form.handleSubmit((values) => {
    const body = changeOf(user, values);
    if (Object.keys(body).length === 0) onClose();
    else if (!change.isPending) change.mutate(body);
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={COPY.title}
      description={showUnseen(user.email)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {COPY.cancel}
          </Button>
          <Button type="submit" form={id} loading={change.isPending}>
            {change.isPending ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <Field label={COPY.nome} required error={errors.nome?.message}>
          <Input {...form.register('nome')} autoComplete="off" />
        </Field>
        <Field label={COPY.email} required error={errors.email?.message}>
          <Input
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
          />
        </Field>
        <Controller
          control={form.control}
          name="unlimited_proposals"
          render={({ field }) => (
            <Switch
              label={COPY.unlimited}
              hint={isAdmin ? USERS.adminUnlimited : COPY.unlimitedHint}
              checked={isAdmin || field.value}
              disabled={isAdmin}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={form.control}
          name="is_admin"
          render={({ field }) => (
            <Switch
              label={COPY.admin}
              hint={COPY.adminHint}
              checked={field.value}
              onChange={field.onChange}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
