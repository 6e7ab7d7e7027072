import { lazy, Suspense, useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useFocusOnMount } from '../../../shared/ui/use-focus-on-mount';
import type { SignatureFields } from '../model/signature-form';
import type { Decision } from '../use-decision';
import { EXAMPLE } from './copy';
import { SAMPLE_PROPOSAL } from './sample-proposal';

/** As the client's page does, since both share its code; it also needs less before the first press. */
export const loadForm = () => import('../components/open-form');

const Failed = () => (
  <p role="alert" className="mt-4 text-ink-soft">
    {EXAMPLE.sign.failed}
  </p>
);
const Form = lazy(() =>
  loadForm().then(
    ({ OpenForm }) => ({ default: OpenForm }),
    () => ({ default: Failed }),
  ),
);

const nothing = () => undefined;

interface Props {
  onSign: (fields: SignatureFields) => void;
  onCancel: () => void;
}

/** The form of the client's page. Where that page makes its call, this one only passes on what was typed. */
export function ExampleForm({ onSign, onCancel }: Props) {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const [typed] = useState({ nome: '', email: '', motivo: '', lido: '' });
  const decision: Decision = {
    mode: 'signing',
    left: undefined,
    changedFrom: undefined,
    interrupted: false,
    refusal: undefined,
    failure: undefined,
    stale: false,
    unseen: false,
    outdated: false,
    decided: false,
    open: onCancel,
    typed: () => typed,
    keep: nothing,
    sign: (fields) => {
      onSign(fields);
      return Promise.resolve({});
    },
    reject: () => Promise.resolve(undefined),
    refresh: () => Promise.resolve(),
  };
  return (
    <Card aria-labelledby="assinatura" className="p-5 sm:p-8">
      <h2
        id="assinatura"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-4 font-serif text-2xl font-medium outline-none"
      >
        {EXAMPLE.sign.form}
      </h2>
      <p className="mt-1 font-medium text-pen">{EXAMPLE.mark}</p>
      <Suspense fallback={<Skeleton className="mt-6 h-96" />}>
        <Form proposal={SAMPLE_PROPOSAL} decision={decision} />
      </Suspense>
    </Card>
  );
}
