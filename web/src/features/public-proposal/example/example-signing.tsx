import { PenLine } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { StartButton } from '../../../shared/ui/start-button';
import { whenUsed } from '../../../shared/ui/when-used';
import type { SignatureFields } from '../model/signature-form';
import { EXAMPLE } from './copy';
import { ExampleForm, loadForm } from './example-form';

interface Props {
  /** After 'Recomeçar', whose button is gone: the focus goes to the button that signs. */
  isBack: boolean;
  onSign: (fields: SignatureFields) => void;
}

/** The button, then the form of the client's page. */
export function ExampleSigning({ isBack, onSign }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [closed, setClosed] = useState(isBack);
  useEffect(() => whenUsed(() => void loadForm().catch(() => undefined)), []);
  if (isOpen)
    return (
      <ExampleForm
        onSign={onSign}
        onCancel={() => {
          setOpen(false);
          setClosed(true);
        }}
      />
    );
  return (
    <Card
      aria-labelledby="aceitar"
      className="grid gap-5 p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8 sm:p-8"
    >
      <div className="grid gap-2">
        <h2 id="aceitar" className="font-serif text-2xl font-medium">
          {EXAMPLE.sign.title}
        </h2>
        <p className="text-ink-soft">{EXAMPLE.sign.text}</p>
      </div>
      <StartButton
        back={closed}
        size="lg"
        className="max-sm:w-full max-sm:px-3 max-sm:whitespace-normal"
        onClick={() => setOpen(true)}
      >
        <PenLine aria-hidden="true" className="size-[18px] max-sm:hidden" />
        <span>{EXAMPLE.sign.action}</span>
      </StartButton>
    </Card>
  );
}
