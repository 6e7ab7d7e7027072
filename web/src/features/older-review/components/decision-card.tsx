import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Checkbox } from '../../../shared/ui/checkbox';
import { Field } from '../../../shared/ui/field';
import { Input } from '../../../shared/ui/input';
import { StartButton } from '../../../shared/ui/start-button';
import { COPY } from '../copy';
import { mayAccept } from '../model/older-proposal';
import { RejectionBox } from './rejection-box';

interface Props {
  accept: (name: string, email: string) => void;
  reject: (reason: string) => void;
}

/** 'Responder à Proposta': accepting in one form, refusing one click further. */
export function DecisionCard({ accept, reject }: Props) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [refusing, setRefusing] = useState<boolean>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (mayAccept(name, email, agreed)) accept(name, email);
  };
  return (
    <Card aria-labelledby="responder" data-print="hide" className="grid gap-5 p-5 sm:p-8">
      <h2 id="responder" className="font-serif text-2xl font-medium">
        {COPY.decision.title}
      </h2>
      {refusing ? (
        <RejectionBox confirm={reject} cancel={() => setRefusing(false)} />
      ) : (
        <form noValidate onSubmit={submit} className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={COPY.decision.name} required>
              <Input
                name="name"
                autoComplete="name"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
            </Field>
            <Field label={COPY.decision.email} required>
              <Input
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            </Field>
          </div>
          <Checkbox
            label={COPY.decision.agree}
            required
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
          <div className="flex flex-col gap-3 sm:flex-row-reverse">
            <Button type="submit" size="lg" disabled={!mayAccept(name, email, agreed)}>
              {COPY.decision.accept}
            </Button>
            <StartButton
              back={refusing === false}
              variant="ghost"
              size="lg"
              onClick={() => setRefusing(true)}
            >
              {COPY.decision.reject}
            </StartButton>
          </div>
        </form>
      )}
    </Card>
  );
}
